// Opens pages in a headless instance of the system's Chromium. Disables Chromium's own background requests.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

const isPresent = existsSync(CHROMIUM)
if (!isPresent) console.log(`skipped: there is no browser at ${CHROMIUM}; CHROMIUM may name another`)

/** The value for a test's `skip` option: the reason to skip the test, or `false`. */
export const NO_BROWSER = isPresent ? false : `no browser at ${CHROMIUM}`

export const openBrowser = () =>
  chromium.launch({
    executablePath: CHROMIUM,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 375, height: 740 }

/**
 * Opens a page in a new browser context. Collects the page's console messages, errors and requests, so that tests can
 * check them. Passes `options`, such as `colorScheme` and `viewport`, to Playwright's `newContext`.
 */
export const openPage = async (browser, options = {}) => {
  const context = await browser.newContext({ viewport: DESKTOP, ...options })
  const page = await context.newPage()
  const logged = []
  const requests = []
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => logged.push(`error: ${error.message}`))
  page.on('request', (request) => requests.push(request.url()))
  return { page, logged, requests, close: () => context.close() }
}
