// Runs the assertions without fast-check, for runtimes that cannot load it.
import { check } from './assertions.mjs'

console.log(check())
