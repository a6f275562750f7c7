import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

export default { turbopack: { root }, outputFileTracingRoot: root }
