// Without fast-check, for what cannot load that.
import { check } from './assertions.mjs'

console.log(check())
