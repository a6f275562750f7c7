import type { UnlessRefused } from '../../../types/core/errors/refused'
import type { LinkForm, LinkFormFault } from '../../../types/routes/frameworks/link-form'
import type { ExactValues } from '../../../types/routes/links/exact-values'
import type { WithVariable } from '../../../types/routes/links/link'
import type { Either } from '../../core/fp/either'
import type { AbsoluteUri, RelativeRef } from '../../core/model/brands'
import type { Absolute, AbsoluteRoute } from '../links/absolute-links'
import type { LinkError } from '../links/link-error'
import type { AbsoluteLink, Loose, ReadableRoute, Route, RouteGiven } from '../links/route'

/** The type of a link with the given values. */
type Typed<Text extends string, Of, Values> = LinkForm<Text, Of, Values> & RelativeRef

type TypedLink<Text extends string, Of, Given = RouteGiven<Text, Of>> =
  Record<never, never> extends Given
    ? Text extends WithVariable
      ? <const Values extends Loose<Given> = Record<never, never>>(
          values?: ExactValues<Text, Of, Values, Given>,
        ) => Typed<Text, Of, Values>
      : (values?: Readonly<Record<string, never>>) => Typed<Text, Of, Record<never, never>>
    : <const Values extends Loose<Given>>(values: ExactValues<Text, Of, Values, Given>) => Typed<Text, Of, Values>

/**
 * The type of the `values` parameter of `tryLink`. The compiler first infers `Values` from the argument and then checks
 * whether the argument has the type `Given`. For a route without variables, the type is a record of `never`, because an
 * empty object type would accept any key.
 */
type TriedValues<Values, Given> = unknown extends Values
  ? Values & { [Name in keyof Values]: Values[Name] }
  : keyof Given extends never
    ? Readonly<Record<string, never>>
    : Given

type TypedTryLink<Text extends string, Of, Given = RouteGiven<Text, Of>> =
  Record<never, never> extends Given
    ? <const Values extends Loose<Given> = Record<never, never>>(
        values?: TriedValues<Values, Given>,
      ) => Either<LinkError, Typed<Text, Of, Values>>
    : <const Values extends Loose<Given>>(
        values: TriedValues<Values, Given>,
      ) => Either<LinkError, Typed<Text, Of, Values>>

/** A route's functions for creating links. The type of a link contains the literals of the route's template. */
interface TypedRoute<Text extends string, Of> {
  readonly link: UnlessRefused<TypedLink<Text, Of>, LinkFormFault<Text>>
  readonly tryLink: UnlessRefused<TypedTryLink<Text, Of>, LinkFormFault<Text>>
}

/** A link with a scheme, in a form that the `typedRoutes` option of Next.js accepts. */
type SchemeLink = AbsoluteUri & `${string}:${string}`

/** Functions that create links to a route. Each link has a scheme. */
interface SchemeRoute<Each extends ReadableRoute<string, unknown>> {
  readonly link: AbsoluteLink<Each['pattern'], Each['codecs'], SchemeLink>
  readonly tryLink: Absolute<Route<Each['pattern'], Each['codecs']>['tryLink'], SchemeLink>
}

/**
 * Functions that create links to the routes in a table. The type of each link contains the literals of its route's
 * template. `TypedLinks` has the same keys as the table of routes.
 *
 * @category Frameworks
 */
export type TypedLinks<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends ReadableRoute<infer Text, infer Of>
    ? TypedRoute<Text, Of>
    : Table[Name] extends AbsoluteRoute<infer Each>
      ? SchemeRoute<Each>
      : TypedLinks<Table[Name]>
}

/**
 * Returns its argument with more precise link types, which `Link` and `router.push` in Next.js need if `typedRoutes` is
 * enabled. The type of a link to `/users/{id}` is the template literal type `/users/${string}`, branded as a reference.
 * If the application has no page for the link, the compiler reports an error. If a route ends in an optional segment,
 * the types of the values determine whether the link's type contains the segment. The argument is either a table of
 * routes or, for links with a scheme, a table that `absoluteLinks` has created. The compiler refuses `link` and
 * `tryLink` for a route with a host or with a non-ASCII literal. `typedLinks` is separate from `defineRoutes` because
 * the more precise types slow down the compiler.
 *
 * Allocates nothing and never fails.
 *
 * @example
 * import { defineRoutes, typedLinks } from 'uri-ts/routes'
 *
 * const to = typedLinks(defineRoutes({ user: '/users/{id}', docs: '/docs{/path*}' }))
 * const id = String(7)
 * const user: `/users/${string}` = to.user.link({ id })
 * user //=> '/users/7'
 * const page: `/docs/${string}` = to.docs.link({ path: ['api', id] })
 * page //=> '/docs/api/7'
 * const docs: '/docs' = to.docs.link()
 * docs //=> '/docs'
 *
 * @category Frameworks
 */
export const typedLinks = <Table extends Readonly<Record<string, object>>>(table: Table): TypedLinks<Table> =>
  table as unknown as TypedLinks<Table>
