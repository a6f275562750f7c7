// Exports the functions that programs have imported from the internal modules of fast-uri.
'use strict'

module.exports = require('../dist/utils.js')
