'use strict'

module.exports = require('./dist/strict.js')
