/**
 * Lists functions that create a route table's paths, some of which contain variables. Each path contains its index, so
 * no two paths are equal.
 */
const SHAPES: ReadonlyArray<(index: number) => string> = [
  (index) => `/page-${index}`,
  (index) => `/items-${index}/{id}`,
  (index) => `/lists-${index}{?page,limit}`,
  (index) => `/users/{user}/things-${index}/{thing}`,
  (index) => `/files-${index}/{+path}`,
]

export const tableSource = (count: number): string => {
  const entries = Array.from({ length: count }, (_, index) => {
    const shape = SHAPES[index % SHAPES.length] as (index: number) => string
    return `  route${index}: '${shape(index)}',\n`
  })
  return `import { defineRoutes } from 'uri-ts/routes'\nexport const routes = defineRoutes({\n${entries.join('')}})\n`
}
