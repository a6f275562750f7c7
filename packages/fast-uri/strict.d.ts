import fastUri = require('./types/index')

/** The functions of fast-uri, except that they throw a `TypeError` for an authority that fast-uri would repair. */
export = fastUri
