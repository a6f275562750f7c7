// Exports the functions that programs import from fast-uri's internal modules.
'use strict'

module.exports = require('../dist/utils.js')
