import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sanitizeHtml as sanitizeInBrowser } from '../browser.ts'
import { allowedAttributes, allowedTags } from '../rules.ts'
import { sanitizeHtml as sanitizeOnServer } from '../server.ts'
import { runTrials } from './arena.ts'
import { everyHandlerPayloads } from './every-handler.ts'
import { outsideAllowList } from './outside-allow-list.ts'
import own from './payloads/own.json'
import publishedPayloads from './payloads/published/payloads.json'

// A lone surrogate, which a JSON module cannot contain.
const half = '\ud800<script>alert(1)</script>'
const ownPayloads = { ...own, mutation: [...own.mutation, half] }
const payloads = [
  ...Object.values(ownPayloads),
  everyHandlerPayloads(),
  ...Object.values(publishedPayloads),
].flat()
const timeout = 300_000

/** Outputs of one trial: they have allowed elements only, so that none can hide the next. */
const outputsPerPage = 25

const sanitisers = { browser: sanitizeInBrowser, server: sanitizeOnServer }

test('the allow-list has no element or attribute that executes, embeds, submits, styles, or sets an id or a name', () => {
  const never =
    /^(script|style|link|meta|base|iframe|frame|object|embed|applet|form|input|button|select|textarea|svg|math|template|noscript|audio|video|source|portal|dialog|slot)$/
  expect(allowedTags.filter((tag) => never.test(tag))).toEqual([])
  const attributes = Object.values(allowedAttributes).flat()
  expect(
    attributes.filter((name) => /^(on|style$|class$|id$|name$|srcdoc|is$|data-)/.test(name)),
  ).toEqual([])
})

/** Output of each sanitiser for every payload. */
const left: Record<string, string[]> = {}
const alerts = vi.fn()
const { alert } = window
afterAll(() => void Object.assign(window, { alert }))
beforeAll(async () => {
  Object.assign(window, { alert: alerts })
  for (const [where, sanitize] of Object.entries(sanitisers)) {
    left[where] = []
    for (const payload of payloads) left[where].push(await sanitize(payload))
  }
}, timeout)

describe.each(Object.entries(sanitisers))('the sanitiser of the %s', (where, sanitize) => {
  test('keeps nothing outside the allow-list', () => {
    const survivors = payloads.flatMap((payload, index) => {
      const output = left[where]?.[index] ?? ''
      const found = outsideAllowList(output)
      return found.length > 0 ? [{ payload, output, found }] : []
    })
    expect(left[where]).toHaveLength(payloads.length)
    expect(survivors).toEqual([])
  })

  test('does not change its own output', { timeout }, async () => {
    const unstable: object[] = []
    for (const output of new Set(left[where])) {
      // The first parse separates elements that may not contain each other, such as a link in a link.
      const shown = asShown(await sanitize(asShown(output)))
      const again = await sanitize(shown)
      if (again !== shown) unstable.push({ shown, again })
    }
    expect(unstable).toEqual([])
  })
})

test('no sanitised output executes a script', { timeout }, async () => {
  const outputs = [...new Set(Object.values(left).flat())]
  const pages = Array.from({ length: Math.ceil(outputs.length / outputsPerPage) }, (_, page) => {
    const shown = outputs.slice(page * outputsPerPage, (page + 1) * outputsPerPage)
    return shown.map((html) => `<div>${html}</div>`).join('\n')
  })
  const outcomes = await runTrials(pages)
  const others = outcomes
    .map((outcome, page) => ({ outcome, html: pages[page] }))
    .filter(({ outcome }) => outcome !== 'nothing executed')
  expect(outputs.length).toBeGreaterThan(400)
  expect(others).toEqual([])
  expect(alerts).not.toHaveBeenCalled()
})

test('without the sanitiser, some attacks of each of our families execute', {
  timeout,
}, async () => {
  const families = Object.entries(ownPayloads).filter(([family]) => family !== 'templates')
  const tried = families.flatMap(([family, all]) =>
    all.filter((_, nth) => nth % 6 === 0).map((html) => ({ family, html })),
  )
  const outcomes = await runTrials(tried.map(({ html }) => html))
  const executed = tried.filter((_, index) => outcomes[index]?.startsWith('executed'))
  expect(executed.length).toBeGreaterThan(33)
  expect(new Set(executed.map(({ family }) => family))).toEqual(
    new Set(families.map(([family]) => family)),
  )
})

/** HTML after one parse: the browser puts nested paragraphs side by side. */
function asShown(html: string): string {
  const holder = document.createElement('template')
  holder.innerHTML = html
  return holder.innerHTML
}
