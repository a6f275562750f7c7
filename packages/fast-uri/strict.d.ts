import fastUri = require('./types/index')

/**
 * Declares the fast-uri functions. The strict versions of the functions throw a `TypeError` for an authority that
 * fast-uri would repair.
 */
export = fastUri
