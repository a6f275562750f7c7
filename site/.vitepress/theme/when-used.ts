import { type HydrationStrategy, hydrateOnIdle } from 'vue'

/** What a reader does first: each of them comes before a click. */
const FIRST = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'wheel', 'scroll'] as const

/** Whether a reader sees what only scripts show: a component that is more than its text, or the outline of the page. */
const showsMore = (): boolean =>
  document.querySelector('[data-live]') !== null || window.matchMedia('(min-width: 1280px)').matches

/**
 * Hydrates when a reader first uses the page, wherever that is, and a page that shows more with scripts when the browser is
 * idle. `hydrateOnInteraction` of Vue misses keys for the window, such as those of the search.
 */
export const whenUsed: HydrationStrategy = (hydrate, forEach) => {
  const listening = new AbortController()
  const { signal } = listening
  const start = (): void => {
    if (signal.aborted) return
    listening.abort()
    hydrate()
  }
  for (const name of FIRST) window.addEventListener(name, start, { capture: true, passive: true, signal })
  if (showsMore()) hydrateOnIdle()(start, forEach)
  return () => listening.abort()
}
