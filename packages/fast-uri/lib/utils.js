// The functions that programs have imported from inside fast-uri.
'use strict'

module.exports = require('../dist/utils.js')
