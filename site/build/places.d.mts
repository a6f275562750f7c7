/** The absolute paths of folders in the repository. */
export const SITE: string
export const ROOT: string
export const PAGES: string
