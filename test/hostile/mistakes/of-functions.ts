/** Lists mistakes that concern routes, templates, options, or the order of arguments. */
import type { Mistake } from './mistake'

export const OF_FUNCTIONS: readonly Mistake[] = [
  {
    mistake: 'a wrong variable in a link',
    code: 'site.user.link({ di: 7 })',
    says: '"/users/{id}": id: undefined cannot be written; pass an integer as a n',
  },
  {
    mistake: 'a variable missing in a link',
    code: 'site.user.link()',
    says: '"/users/{id}": id: undefined cannot be written; pass an integer as a n',
  },
  {
    mistake: 'a dot segment in a link',
    code: "site.order.link({ slug: '..' })",
    says: '"/orders/{slug}": slug: \'..\' cannot be written; a segment is not empty',
  },
  {
    mistake: 'undefined in a link',
    code: 'site.order.link({ slug: undefined })',
    says: '"/orders/{slug}": slug: undefined cannot be written; a value is a well',
  },
  {
    mistake: 'a text for an integer',
    code: "site.user.link({ id: '7' })",
    says: '"/users/{id}": id: \'7\' cannot be written; pass an integer as a number',
  },
  { mistake: 'a route in a template literal', code: `\`\${site.order}\``, compiles: true, works: 'prints the pattern' },
  {
    mistake: 'a misspelled route',
    code: "site.ordr.link({ slug: 'a' })",
    says: "Cannot read properties of undefined (reading 'link')",
    poor: 'the message is that of the engine',
  },
  {
    mistake: 'a template of Express',
    code: "template('/users/:id')",
    says: "literals: ':' is not allowed at offset 7; write {id} for :id, and %3A ",
  },
  {
    mistake: 'a route with a literal ?',
    code: "defineRoutes({ user: '/users/{id}?page' })",
    says: "\"/users/{id}?page\": user: write '/users/{id}', '/files/{+path}' or '/",
  },
  {
    mistake: 'a route of Express',
    code: "defineRoutes({ user: '/users/:id' })",
    says: "\"/users/:id\": user: write '/users/{id}', '/files/{+path}' or '/search{",
  },
  {
    mistake: 'codecs for a route of Express',
    code: "route('/users/:id', { id: int })",
    says: 'id is not a variable of the template: write {id}',
  },
  {
    mistake: 'a schema inside a codec',
    code: "route('/users/{id}', { id: schema })",
    says: "the codec of 'id' lacks decode or encode: write codecOf(schema) or",
  },
  {
    mistake: 'a route without a slash',
    code: "defineRoutes({ user: 'users/{id}' })",
    says: "\"users/{id}\": user: write '/users/{id}', '/files/{+path}' or '/search{",
  },
  {
    mistake: 'two routes for a path',
    code: "defineRoutes({ a: '/users/{id}', b: '/users/{name}' })",
    says: '"/users/{name}": b matches the same paths as a',
  },
  { mistake: 'routeMatcher of texts', code: "routeMatcher({ a: '/x' })", says: "'a' is not made by defineRoutes" },
  {
    mistake: 'dispatcher with handlers',
    code: 'dispatcher(site, { home: () => 1, user: () => 2, order: () => 3 })',
    says: "'home' is not an option: the options are query, form, spelling",
  },
  {
    mistake: 'a handler missing',
    code: 'dispatcher(site)({ home: () => 1, user: () => 2 })',
    says: "the route 'order' has no handler",
  },
  {
    mistake: 'a misspelled handler',
    code: 'dispatcher(site)({ home: () => 1, user: () => 2, oder: () => 3 })',
    says: "the route 'order' has no handler",
  },
  {
    mistake: 'a misspelled option of a table',
    code: "routeMatcher(site, { speling: 'refuse' })",
    says: "'speling' is not an option: the options are query, form, spelling",
  },
  {
    mistake: 'a misspelled value of an option',
    code: "routeMatcher(site, { spelling: 'refused' })",
    says: "the option 'spelling' is one of read, refuse, redirect",
  },
  {
    mistake: 'expand of a text',
    code: "expand('/a/{id}')({ id: 1 })",
    says: 'the value is not a template: call template or parseTemplate',
  },
  {
    mistake: 'oneOf of a list',
    code: "oneOf(['a', 'b'])",
    says: "oneOf: pass strings, as in oneOf('asc', 'desc')",
  },
  { mistake: 'int called', code: 'int()', says: 'int is not a function', poor: 'the message is that of the engine' },
  {
    mistake: 'setPairs with a date',
    code: 'setPairs({ d: new Date(0) })(u)',
    says: 'a value is a string, number or boolean: for a Date, write toISOString()',
  },
  {
    mistake: 'setPairs with URLSearchParams',
    code: "setPairs(new URLSearchParams('a=1'))(u)",
    says: 'the values are an object, such as { page: 2 }: for a Map or URLSearchP',
  },
  { mistake: 'setPair with a view', code: "setPair('a', '1', u)", says: 'write f(a)(b), not f(a, b)' },
  { mistake: 'rawQueryValue the other way round', code: "rawQueryValue(u)('q')", says: 'the value is not a string' },
  { mistake: 'resolve with two arguments', code: 'resolve(u, other)', says: 'write f(a)(b), not f(a, b)' },
  {
    mistake: 'normalizeForScheme without rules',
    code: 'normalizeForScheme(u)',
    says: 'the value is not rules of schemes: pass schemeRules first, and then a ',
  },
  {
    mistake: 'cacheKey without options',
    code: 'cacheKey(u)',
    says: "'_tag' is not an option: the options are rules, sortQuery, ignorePairs",
  },
  {
    mistake: 'findings with a text',
    code: "findings(u, 'privateHost')",
    says: 'findings: names are a list of ambiguousPath, controlOctets, privateHos',
  },
  {
    mistake: 'findings with a misspelled guard',
    code: "findings(u, ['privatHost'])",
    says: 'findings: names are a list of ambiguousPath, controlOctets, privateHos',
  },
  { mistake: 'redactText without keys', code: 'redactText(str)', says: 'write redactText(SECRET_KEYS)(text)' },
  {
    mistake: 'redactText with a misspelled option',
    code: "redactText({ key: ['a'] })",
    says: "'key' is not an option: the options are keys, exact, mask",
  },
  {
    mistake: 'parseSuffix without a scheme',
    code: "parseSuffix('www.a.b')",
    says: "'www.a.b' is not a scheme without dots, such as https",
  },
  {
    mistake: 'parseRequestTarget without a method',
    code: "parseRequestTarget('/a')",
    says: 'request-target: the value is not a string; a request-target and the fi',
  },
  {
    mistake: 'scan without spans',
    code: 'scan(str)',
    says: "Cannot set properties of undefined (setting '0')",
    poor: 'the message is that of the engine',
  },
  { mistake: 'guardLookup with a name', code: "guardLookup('example.com')", says: 'options are an object with ' },
  {
    mistake: 'resolveHref of a text',
    code: "resolveHref(str)('/b')",
    works: 'a URI is a base, as a literal is',
  },
  {
    mistake: 'fromExpress of a template',
    code: "fromExpress('/users/{id}')",
    says: '"/users/{id}": path: \'{\' is not converted at offset 7; only :name is, ',
  },
  {
    mistake: 'absolute path of a link as a view',
    code: 'host(site.user.link({ id: 7 }))',
    says: 'the value is not a view: call view or parseUri, and orThrow for an Eit',
  },
  {
    mistake: 'a handler not curried',
    code: 'routeHandler({ target: (r) => r.url, refuse: () => 0 })(site.user, ({ id }) => id)',
    says: 'write f(a)(b), not f(a, b)',
  },
  {
    mistake: 'isLocalPath of a view',
    code: 'isLocalPath(u)',
    silent: 'functions that begin with `is` answer for all values',
  },
]
