/**
 * Adds a page's scripts to the document in order, after the first frame has been drawn. This inline script is the same
 * on every page.
 */
const AFTER_PAINT = `requestAnimationFrame(() => requestAnimationFrame(() => {
      const { content } = document.getElementById('scripts')
      for (const script of content.querySelectorAll('script')) script.async = false
      document.head.append(content)
    }))`

const SCRIPTS = /\s*<(?:script type="module" [^>]*><\/script|link rel="modulepreload" [^>]*)>/g

/** Loads a page's scripts only after the first paint, because the page can be read without them. */
export const scriptsAfterPaint = (html: string): string => {
  const scripts = html.match(SCRIPTS)?.join('') ?? ''
  const later = `  <template id="scripts">${scripts}\n    </template>\n    <script>${AFTER_PAINT}</script>\n  </head>`
  return html.replace(SCRIPTS, '').replace('</head>', later)
}
