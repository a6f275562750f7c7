// In runtimes that cannot load fast-check, runs the assertions that do not need it.
import { check } from './assertions.mjs'

console.log(check())
