/** Puts the scripts of the page into the document, in order, after its first frame. The same text on each page. */
const AFTER_PAINT = `requestAnimationFrame(() => requestAnimationFrame(() => {
      const { content } = document.getElementById('scripts')
      for (const script of content.querySelectorAll('script')) script.async = false
      document.head.append(content)
    }))`

const SCRIPTS = /\s*<(?:script type="module" [^>]*><\/script|link rel="modulepreload" [^>]*)>/g

/** A page is complete without its scripts, so they are asked for when a reader sees it. */
export const scriptsAfterPaint = (html: string): string => {
  const scripts = html.match(SCRIPTS)?.join('') ?? ''
  const later = `  <template id="scripts">${scripts}\n    </template>\n    <script>${AFTER_PAINT}</script>\n  </head>`
  return html.replace(SCRIPTS, '').replace('</head>', later)
}
