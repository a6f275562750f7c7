// Tests the playground in a browser: how it displays strings, what the compiler reports, and which state it restores
// from the address bar.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { assertAccessible } from './support/axe.mjs'
import { NO_BROWSER, openBrowser, openPage } from './support/browser.mjs'
import { serveSite } from './support/server.mjs'

const TEXTS = [
  ['http://example.com/', 'scheme=http host=example.com path=/'],
  [
    'https://ann@example.com:8443/a?b#c',
    'scheme=https userinfo=ann host=example.com port=8443 path=/a query=b fragment=c',
  ],
  ['mailto:ann@example.com', 'scheme=mailto path=ann@example.com'],
  ['urn:isbn:0451450523', 'scheme=urn path=isbn:0451450523'],
  ['//example.com', 'host=example.com'],
  ['../b?q', 'path=../b query=q'],
  ['#top', 'fragment=top'],
  ['?q=%C3%A9', 'query=q=%C3%A9'],
  ['http://[::1]:80/', 'scheme=http host=[::1] port=80 path=/'],
  ['http://127.0.0.1', 'scheme=http host=127.0.0.1'],
  ['file:///etc/hosts', 'scheme=file path=/etc/hosts'],
  ['a:b:c', 'scheme=a path=b:c'],
  ['http://exa mple.com/', 10],
  ['http://example.com:8o/', 20],
  ['http://a/%zz', 9],
  ['1a:b', 0],
  ['http://[::1/', 7],
  ['/caf\u00e9', 4],
  ['a\\b', 1],
  ['http://a/\u{1f600}', 9],
]

describe('the playground', { skip: NO_BROWSER }, () => {
  let site
  let browser
  let opened
  let page

  before(async () => {
    site = await serveSite()
    browser = await openBrowser()
    opened = await openPage(browser)
    page = opened.page
    await visit('')
  })
  after(async () => {
    await browser?.close()
    await site?.close()
  })

  const visit = async (fragment) => {
    await page.goto(`${site.origin}/playground${fragment}`)
    await page.reload()
    await page.waitForSelector('.playground[data-ready=true]')
  }

  /** Returns the colored pieces of text on the page, each in the form `name=text`. */
  const pieces = () =>
    page.$$eval('.colored span:not(.delimiter)', (spans) =>
      spans.map((span) => `${span.className}=${span.textContent}`),
    )

  for (const [text, expected] of TEXTS) {
    it(`shows the spans or the caret of ${JSON.stringify(text)}`, async () => {
      await page.fill('#uri-text', text)
      if (typeof expected === 'string') {
        assert.equal((await pieces()).join(' '), expected)
        const rows = await page.$$eval('.results table:first-of-type tbody tr', (all) =>
          all.map((row) => row.lastElementChild.textContent.split(', ').map(Number)),
        )
        const parts = expected.split(/ (?=[a-z]+=)/).map((part) => part.slice(part.indexOf('=') + 1))
        assert.deepEqual(
          rows.map(([start, end]) => text.slice(start, end)).filter((part) => part !== ''),
          parts,
        )
      } else {
        const [, caret] = (await page.textContent('.picture')).split('\n')
        assert.equal(caret.indexOf('^'), expected)
        assert.match(await page.textContent('.sentence'), new RegExp(`at offset ${expected}\\b`))
      }
    })
  }

  it('names what new URL reads differently', async () => {
    await page.fill('#uri-text', 'https://EXAMPLE.com:443/a/../b')
    const text = await page.textContent('.results')
    for (const change of ['lower case', 'the default port is dropped', 'dot segments are removed']) {
      assert.ok(text.includes(change), `${change} is missing in ${text}`)
    }
  })

  it('lists what the guards find', async () => {
    await page.fill('#uri-text', 'http://2130706433/')
    assert.match(await page.textContent('.findings'), /privateHost: loopback, 2130706433 at 7/)
  })

  it('shows the sentence of the compiler, and follows an edit', async () => {
    await page.fill('#uri-text', 'http://exa mple.com/')
    await page.click('.compiler .load')
    await page.waitForSelector('.cm-lintRange-error')
    await page.hover('.cm-lintRange-error')
    await page.waitForSelector('.cm-tooltip-lint')
    assert.match(await page.textContent('.cm-tooltip-lint'), /host: ' ' is not allowed at offset 10/)

    await page.mouse.move(0, 0)
    await page.fill('#uri-text', 'http://example.com:8o/')
    const isMarked = () => document.querySelector('.cm-lintRange-error')?.textContent.includes('8o')
    await page.waitForFunction(isMarked)
    await page.fill('#uri-text', 'http://example.com/')
    await page.waitForFunction(() => !document.querySelector('.cm-lintRange-error'))
  })

  it('shows the type of what the pointer is on', async () => {
    await page.getByText('link', { exact: true }).hover()
    await page.waitForSelector('.cm-tooltip .hover')
    assert.match(await page.textContent('.cm-tooltip .hover'), /const link: .*"http:\/\/example\.com\/"/)
  })

  it('has an editor that is accessible in light and dark', async () => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme })
      await assertAccessible(page, colorScheme, { selector: '.compiler' })
    }
  })

  it('shows the types of variables, and what expand and extract return', async () => {
    await page.click('#tab-template')
    assert.equal(await page.textContent('.expanded'), '/users/a%2Fb?page=2&tags=x&tags=y')
    assert.deepEqual(JSON.parse(await page.textContent('.extracted')), { id: '8', page: '2' })
    await page.click('.results .load')
    await page.waitForFunction(() => document.querySelector('.types')?.textContent.includes('page?'))
    assert.match(await page.textContent('.types'), /id: Value;\s+page\?: Value/)
    await page.fill('#template-text', '/users/{id')
    assert.match(await page.textContent('.sentence'), /offset/)
  })

  it('finds routes, and says what is wrong with a table', async () => {
    await page.click('#tab-routes')
    assert.equal(await page.textContent('.matched'), 'search {"q":"caf\u00e9","page":"2"}')
    await page.fill('#routes-table', 'user /users/:id')
    assert.match(await page.textContent('.matched'), /"\/users\/:id": user: write '\/users\/\{id\}'/)
  })

  it('restores the state from the address, and goes back', async () => {
    await page.goBack()
    assert.equal(await page.getAttribute('#tab-template', 'aria-selected'), 'true')
    assert.equal(await page.inputValue('#template-text'), '/users/{id')
    await page.fill('#template-values', '{"id": "caf\u00e9 & more"}')
    await page.waitForURL(/caf/)
    const address = page.url()
    await visit('')
    assert.equal(await page.getAttribute('#tab-uri', 'aria-selected'), 'true')
    await visit(address.slice(address.indexOf('#')))
    assert.equal(await page.inputValue('#template-values'), '{"id": "caf\u00e9 & more"}')
    await visit('#tab=nothing&text=%25zz&&=')
    assert.equal(await page.getAttribute('#tab-uri', 'aria-selected'), 'true')
  })

  it('restores code, and stays silent in the console', async () => {
    await visit(`#tab=uri&text=a:b&code=${encodeURIComponent("import { uri } from 'uri-ts'\nuri('a b')\n")}`)
    await page.waitForSelector('.cm-lintRange-error')
    assert.match(await page.textContent('.cm-content'), /uri\('a b'\)/)
    assert.deepEqual(opened.logged, [])
    assert.deepEqual(
      opened.requests.filter((address) => !address.startsWith(site.origin)),
      [],
    )
  })
})
