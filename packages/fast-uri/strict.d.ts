import fastUri = require('./types/index')

/** The same functions. They throw a `TypeError` where fast-uri repairs an authority. */
export = fastUri
