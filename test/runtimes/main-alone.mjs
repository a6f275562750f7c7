// Runs the assertions that do not need fast-check, for runtimes that cannot load fast-check.
import { check } from './assertions.mjs'

console.log(check())
