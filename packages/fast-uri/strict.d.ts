import fastUri = require('./types/index')

/**
 * Declares the functions of fast-uri. These versions throw a `TypeError` for an authority that fast-uri would repair.
 */
export = fastUri
