// Exports the functions that programs have imported from fast-uri's internal modules.
'use strict'

module.exports = require('../dist/utils.js')
