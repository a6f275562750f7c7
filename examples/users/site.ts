/**
 * This site uses one route table to answer requests and to write the links in its menu, in a list of products, and in
 * an email.
 */
import { showReason } from 'uri-ts'
import { absoluteLinks, defineRoutes, dispatcher, type ParamsOf, route } from 'uri-ts/routes'
import { int, isoDate, oneOf, withDefault } from 'uri-ts/template'

export const site = defineRoutes({
  home: '/',
  products: route('/products{?page,sort}', { page: withDefault(int, 1), sort: oneOf('name', 'price') }),
  product: '/products/{slug}',
  offers: route('/offers/{day}', { day: isoDate }),
  account: ['/account', { orders: '/orders', order: route('/orders/{id}', { id: int }) }],
})

interface Product {
  readonly slug: string
  readonly name: string
}

/** Lists products whose properties have the type `string`, as they would if the products came from a database. */
const PRODUCTS: readonly Product[] = [
  { slug: 'tea-pot', name: 'Tea pot' },
  { slug: 'café crème', name: 'Café crème' },
]

const anchor = (href: string, text: string): string => `<a href="${href.replaceAll('&', '&amp;')}">${text}</a>`

const menu = [
  anchor(site.home.link(), 'Home'),
  anchor(site.products.link({ sort: 'price' }), 'Cheapest first'),
  anchor(site.account.orders.link(), 'Your orders'),
].join(' ')

const productList = ({ page, ...rest }: ParamsOf<typeof site.products>): string => {
  const rows = PRODUCTS.map(({ slug, name }) => anchor(site.product.link({ slug }), name))
  const next = anchor(site.products.link({ ...rest, page: page + 1 }), 'next')
  return [...rows, next].join('\n')
}

const dispatch = dispatcher(site)({
  home: () => menu,
  products: productList,
  product: ({ slug }) => PRODUCTS.find((product) => product.slug === slug)?.name ?? 'no such product',
  offers: ({ day }) => `offers of ${day.toISOString().slice(0, 10)}`,
  account: { orders: () => 'orders', order: { get: ({ id }) => `order ${id}`, delete: ({ id }) => `cancelled ${id}` } },
})

/** Returns the page for a request, or a status and a reason if no page matches the request. */
const page = (method: string, target: string): string => {
  const answer = dispatch(method, target)
  return answer._tag === 'Right' ? answer.right : `${answer.left.status}: ${showReason(answer.left)}`
}

const mail = absoluteLinks('https://shop.example/')(site)

for (const line of [
  menu,
  page('GET', '/products?sort=name&page=2'),
  page('GET', site.product.link({ slug: 'café crème' })),
  page('GET', site.offers.link({ day: new Date(0) })),
  page('DELETE', '/account/orders/7'),
  page('GET', '/account/orders/seven'),
  page('GET', '/basket?id=1'),
  page('PUT', '/'),
  `Your order: ${mail.account.order.link({ id: 7 })}`,
  `pattern: ${site.product}`,
])
  console.log(line)
