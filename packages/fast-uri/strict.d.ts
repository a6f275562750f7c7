import fastUri = require('./types/index')

/** Declares the functions of fast-uri. Here, they throw a `TypeError` for an authority that fast-uri would repair. */
export = fastUri
