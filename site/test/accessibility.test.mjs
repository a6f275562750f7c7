// Uses Chromium to test that the pages work with a keyboard, with a screen reader and on a phone, and that they send no
// requests to other hosts.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { assertAccessible } from './support/axe.mjs'
import { DESKTOP, NO_BROWSER, openBrowser, openPage, PHONE } from './support/browser.mjs'
import { serveSite } from './support/server.mjs'

const PAGES = [
  '/',
  '/guide/introduction',
  '/guide/recipes',
  '/api/http/functions/findings',
  '/api/http/',
  '/performance',
  '/playground',
  '/story',
]

/** The maximum total compressed size, in bytes, of a page and the files that it loads. */
const FIRST_PAGE = 110_000

describe('the site in a browser', { skip: NO_BROWSER }, () => {
  let site
  let browser
  before(async () => {
    site = await serveSite()
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await site.close()
  })

  /** Opens a page, performs an action, and asserts that nothing was logged and that no other host was contacted. */
  const visit = async (path, options, act) => {
    const { page, logged, requests, close } = await openPage(browser, { reducedMotion: 'reduce', ...options })
    try {
      const responses = []
      page.on('response', (response) => responses.push(response))
      await page.goto(site.origin + path)
      // The page requests its scripts after the first frame.
      await page.waitForFunction(() => '__vue_app__' in (document.getElementById('app') ?? {}))
      await page.waitForLoadState('networkidle')
      await act(page, responses)
      assert.deepEqual(logged, [], 'nothing in the console')
      const others = requests.filter((url) => !url.startsWith(site.origin) && !url.startsWith('data:'))
      assert.deepEqual(others, [], 'no other host')
    } finally {
      await close()
    }
  }

  for (const path of PAGES) {
    test(`${path}: axe finds nothing, and nothing is wider than the window`, () =>
      visit(path, { colorScheme: 'light' }, async (page) => {
        await assertAccessible(page, 'light')
        await page.emulateMedia({ colorScheme: 'dark' })
        await assertAccessible(page, 'dark', { rules: ['color-contrast', 'link-in-text-block'] })
        await page.setViewportSize(PHONE)
        await assertAccessible(page, 'phone')
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0)
      }))
  }

  test('the first page has at most 110 kB', () =>
    visit('/', {}, async (_page, responses) => {
      const bodies = await Promise.all(responses.map((response) => response.body()))
      const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
      assert.ok(bytes <= FIRST_PAGE, `${bytes} bytes`)
      console.log(`first page: ${bytes} bytes in ${responses.length} requests`)
    }))

  test('the first page has words without a script', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(site.origin)
    const text = await page.locator('.typed').textContent()
    assert.match(text, /uri\('http:\/\/exa mple\.com\/'\)/)
    assert.match(text, /host: ' ' is not allowed at offset 10/)
    await close()
  })

  test('the literal moves, pauses, and rests for readers who want less motion', async () => {
    const textOf = (page) => page.locator('.typed .code').textContent()
    await visit('/', { reducedMotion: 'no-preference' }, async (page) => {
      await page.getByRole('button', { name: 'Pause' }).waitFor()
      const first = await textOf(page)
      await page.waitForFunction((before) => document.querySelector('.typed .code').textContent !== before, first)
      await page.getByRole('button', { name: 'Pause' }).click()
      const paused = await textOf(page)
      await page.waitForTimeout(700)
      assert.equal(await textOf(page), paused)
    })
    await visit('/', {}, async (page) => {
      const still = await textOf(page)
      await page.waitForTimeout(700)
      assert.equal(await textOf(page), still)
      await page.getByRole('button', { name: 'Play' }).waitFor()
    })
  })

  test('scripts are asked for when the page is styled', async () => {
    const { page, requests, close } = await openPage(browser)
    const scripts = () => requests.filter((url) => url.endsWith('.js'))
    let release
    const held = new Promise((resolve) => {
      release = resolve
    })
    await page.route('**/assets/style.*.css', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${site.origin}/guide/http`, { waitUntil: 'commit' })
    await page.waitForTimeout(500)
    assert.deepEqual(scripts(), [])
    release()
    await page.waitForFunction(() => '__vue_app__' in (document.getElementById('app') ?? {}))
    assert.ok(scripts().length > 3)
    await close()
  })

  test('on a phone, a page waits for its reader, and the first tap opens the menu', () =>
    visit('/guide/http', { viewport: PHONE, hasTouch: true }, async (page) => {
      // The theme hydrates the layout and then adds the outline of the page.
      assert.equal(await page.locator('.VPDocOutlineItem li').count(), 0)
      await page.getByRole('button', { name: 'mobile navigation' }).tap()
      await page.locator('.VPNavScreen').waitFor()
      assert.notEqual(await page.locator('.VPDocOutlineItem li').count(), 0)
    }))

  test('search finds a function without a server', () =>
    visit('/', {}, async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('.VPLocalSearchBox input').fill('normalize')
      const first = page.locator('.VPLocalSearchBox .result').first()
      await first.waitFor()
      assert.match(await page.locator('.VPLocalSearchBox .results').textContent(), /normalize/i)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname !== '/')
    }))

  test('Tab reaches the skip link first, and it leads to the content', () =>
    visit('/guide/http', {}, async (page) => {
      await page.keyboard.press('Tab')
      const link = page.locator(':focus')
      assert.match(await link.textContent(), /skip to content/i)
      await page.keyboard.press('Enter')
      // The address changes some time after the key press, so the test waits for the change.
      await page.waitForURL((url) => url.hash !== '')
      assert.equal(new URL(page.url()).hash, '#VPContent')
    }))

  test('the keyboard shows types, and Escape hides them', () =>
    visit('/guide/recipes', {}, async (page) => {
      const box = page.getByRole('tooltip')
      await page.locator('.vp-doc pre').first().focus()
      await page.keyboard.press('Tab')
      await box.waitFor()
      const first = await box.textContent()
      await page.keyboard.press('ArrowRight')
      assert.notEqual(await box.textContent(), first)
      assert.equal(await page.locator(':focus').getAttribute('aria-describedby'), await box.getAttribute('id'))
      await page.keyboard.press('Escape')
      assert.equal(await box.count(), 0)
    }))

  test('a scroll hides the type under the pointer, and moves the type of the focus with its name', () =>
    visit('/guide/recipes', {}, async (page) => {
      const box = page.getByRole('tooltip')
      const name = page.locator('.vp-doc .hover').first()
      const topOf = (locator) => locator.evaluate((element) => element.getBoundingClientRect().top)
      const scroll = (by) =>
        page.evaluate(
          (y) =>
            new Promise((resolve) => {
              addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true })
              scrollBy(0, y)
            }),
          by,
        )
      await name.focus()
      const distance = (await topOf(box)) - (await topOf(name))
      await scroll(30)
      assert.equal(Math.round((await topOf(box)) - (await topOf(name))), Math.round(distance))
      await name.blur()
      await name.hover()
      await box.waitFor()
      await scroll(30)
      assert.equal(await box.count(), 0)
    }))

  for (const viewport of [DESKTOP, PHONE]) {
    test(`a type fits into ${viewport.width} pixels`, () =>
      visit('/guide/recipes', { viewport }, async (page) => {
        const name = page.locator('.vp-doc .hover', { hasText: 'parseHttpUri' }).first()
        await name.scrollIntoViewIfNeeded()
        // Scrolling would hide the tooltip, so the test waits until scrolling has ended.
        await page.waitForTimeout(500)
        await name.hover()
        const box = await page.getByRole('tooltip').boundingBox()
        assert.match(await page.getByRole('tooltip').textContent(), /Either<.*, View<HttpUri>>/)
        assert.ok(box.x >= 0 && box.x + box.width <= viewport.width, JSON.stringify(box))
      }))
  }

  test('the chart of times says its figures', () =>
    visit('/performance', {}, async (page) => {
      const slider = page.getByRole('slider')
      await slider.focus()
      const before = await slider.getAttribute('aria-valuetext')
      await page.keyboard.press('ArrowRight')
      const said = await slider.getAttribute('aria-valuetext')
      assert.notEqual(said, before)
      assert.match(said, /uri-ts scan [\d,]+ nanoseconds/)
      assert.equal(await page.locator('.chart table tbody tr').first().locator('td').count(), 5)
    }))
})
