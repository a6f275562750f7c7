/** Contains folders of the repository, as absolute paths. */
export const SITE: string
export const ROOT: string
export const PAGES: string
