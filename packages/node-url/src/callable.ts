import { Url as UrlClass } from './url'

function callable(this: UrlClass): void {
  Object.assign(this, new UrlClass())
}

const define = (target: object, name: string, value: unknown): object =>
  Object.defineProperty(target, name, { value, writable: true, enumerable: false, configurable: true })

/**
 * Returns a constructor that can also be called without `new`, as in `Url.call(this)`. To inherit from Node's class,
 * older programs call its constructor without `new`. The returned constructor and `UrlClass` share one `prototype`
 * object.
 */
const createCallable = (): typeof UrlClass => {
  callable.prototype = UrlClass.prototype
  define(UrlClass.prototype, 'constructor', callable)
  return define(callable, 'name', 'Url') as typeof UrlClass
}

export const Url = createCallable()
