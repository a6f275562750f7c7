import { ARBITRARIES } from './arbitraries.mjs'
import { check } from './assertions.mjs'

console.log(check(ARBITRARIES))
