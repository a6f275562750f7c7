// Runs axe in a page. `@axe-core/playwright` takes three times as long. That package supports frames from other
// origins, and therefore copies axe's data about each element out of the page.
import assert from 'node:assert/strict'
import axe from 'axe-core'

/**
 * Excludes VitePress's search button from the rule `label-content-name-mismatch`. The button shows "Search" and the
 * keys that open the search, but the button's accessible name is only "Search". However, axe treats the keys as part of
 * the text that the name must contain.
 */
const CONFIGURATION = {
  rules: [{ id: 'label-content-name-mismatch', selector: '[aria-label]:not(.DocSearch-Button), [aria-labelledby]' }],
}

/**
 * Asserts that axe finds no violations in the elements that match the selector. `rules` contains the names of the rules
 * to apply. By default, all rules apply. If the assertion fails, `mode` is the message of the `AssertionError`.
 */
export const assertAccessible = async (page, mode, { selector = 'html', rules } = {}) => {
  await page.evaluate(axe.source)
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const { violations } = await page.evaluate(
    ([own, ...args]) => {
      window.axe.configure(own)
      return window.axe.run(...args)
    },
    [CONFIGURATION, selector, options],
  )
  const found = violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))])
  assert.deepEqual(found, [], mode)
}
