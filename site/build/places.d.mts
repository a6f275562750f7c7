/** The following constants are the absolute paths of folders. */
export const SITE: string
export const ROOT: string
export const PAGES: string
