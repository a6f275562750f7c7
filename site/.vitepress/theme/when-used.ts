import { type HydrationStrategy, hydrateOnIdle } from 'vue'

/**
 * Lists the events that can begin an interaction with a page. Every click is preceded by at least one of these events.
 */
const FIRST = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'wheel', 'scroll'] as const

/**
 * Returns whether the reader sees an element that needs scripts: the outline, or a component that shows more with
 * scripts than without them.
 */
const showsMore = (): boolean =>
  document.querySelector('[data-live]') !== null || window.matchMedia('(min-width: 1280px)').matches

/**
 * Hydrates a component when the reader first interacts with the page. If the reader sees an element that needs scripts,
 * the component is hydrated as soon as the browser is idle. Vue's `hydrateOnInteraction` misses key presses that the
 * window handles, such as the shortcut for search.
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
