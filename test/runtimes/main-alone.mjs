// Runs the assertions that do not need fast-check, for runtimes that cannot load it.
import { check } from './assertions.mjs'

console.log(check())
