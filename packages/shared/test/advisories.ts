/** The thirteen advisories against fast-uri from May to September 2026. */
export interface Advisory {
  readonly id: string
  readonly texts: readonly string[]
}

export const ADVISORIES: readonly Advisory[] = []
