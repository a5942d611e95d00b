import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { allowedAttributes, allowedTags } from '../allow-list.ts'
import { sanitizeHtml as sanitizeInBrowser } from '../browser.ts'
import { sanitizeHtml as sanitizeOnServer } from '../server.ts'
import { runTrials } from './arena.ts'
import { everyHandlerPayloads } from './every-handler.ts'
import { outsideAllowList } from './outside-allow-list.ts'
import own from './payloads/own.json'
import publishedPayloads from './payloads/published/payloads.json'

// Half a character cannot be in a module made of JSON.
const half = '\ud800<script>alert(1)</script>'
const ownPayloads = { ...own, mutation: [...own.mutation, half] }
const ownFamilies: Record<string, readonly string[]> = {
  ...ownPayloads,
  'every handler': everyHandlerPayloads(),
}
const families = { ...ownFamilies, ...publishedPayloads }
const payloads = Object.values(families).flat()
const timeout = 300_000

const sanitisers = { browser: sanitizeInBrowser, server: sanitizeOnServer }

test('at least 300 attacks of our own, each of them once', () => {
  const own = Object.values(ownPayloads).flat()
  expect(own.length).toBeGreaterThanOrEqual(300)
  expect(new Set(own).size).toBe(own.length)
})

test('the allow-list itself names nothing that runs, frames, submits, styles or names', () => {
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
afterAll(() => vi.unstubAllGlobals())
beforeAll(async () => {
  vi.stubGlobal('alert', alerts)
  for (const [where, sanitize] of Object.entries(sanitisers)) {
    left[where] = []
    for (const payload of payloads) left[where].push(await sanitize(payload))
  }
}, timeout)

describe.each(Object.entries(sanitisers))('sanitised by the %s', (where, sanitize) => {
  test('nothing outside the allow-list survives', () => {
    const survivors = payloads.flatMap((payload, index) => {
      const output = left[where]?.[index] ?? ''
      const found = outsideAllowList(output)
      return found.length > 0 ? [{ payload, output, found }] : []
    })
    console.info(
      `${where}: ${payloads.length} payloads, ${survivors.length} with anything outside the allow-list`,
    )
    expect(left[where]).toHaveLength(payloads.length)
    expect(survivors).toEqual([])
  })

  test('sanitising what the page shows changes nothing more', { timeout }, async () => {
    const unstable: object[] = []
    for (const output of new Set(left[where])) {
      // Elements that may not hold each other (a link in a link) are told apart by the page's first reading.
      const shown = asShown(await sanitize(asShown(output)))
      const again = await sanitize(shown)
      if (again !== shown) unstable.push({ shown, again })
    }
    console.info(`${where}: ${unstable.length} outputs that go on changing`)
    expect(unstable).toEqual([])
  })
})

test('nothing executes of what either leaves', { timeout }, async () => {
  const pages = [...new Set(Object.values(left).flat())]
  const results = await runTrials(pages)
  const executed = pages.flatMap((html, index) =>
    results[index]?.length ? [{ html, how: results[index] }] : [],
  )
  console.info(`${pages.length} different outputs shown, ${executed.length} executed`)
  expect(pages.length).toBeGreaterThan(400)
  expect(executed).toEqual([])
  expect(alerts).not.toHaveBeenCalled()
})

test('without the sanitiser the same attacks do fire, of every family of ours: every third is tried', {
  timeout,
}, async () => {
  const tried = Object.entries(ownFamilies).map(
    ([family, all]) => [family, all.filter((_, nth) => nth % 3 === 0)] as const,
  )
  const results = await runTrials(tried.flatMap(([, some]) => some))
  const firing = results.map((how) => how.length > 0).values()
  const fired = tried.map(([family, { length }]) => {
    const ofFamily = Array.from({ length }, () => firing.next().value === true)
    return { family, payloads: length, fired: ofFamily.filter(Boolean).length }
  })
  const total = fired.reduce((sum, family) => sum + family.fired, 0)
  const shown = fired.reduce((sum, family) => sum + family.payloads, 0)
  console.info(
    [
      `without sanitiser: ${total} of our own ${shown} payloads executed`,
      ...fired.map((row) => `  ${row.family}: ${row.fired} of ${row.payloads}`),
    ].join('\n'),
  )
  expect(total).toBeGreaterThan(100)
  for (const row of fired.filter(({ family }) => family in ownPayloads && family !== 'templates')) {
    expect(row.fired, row.family).toBeGreaterThan(0)
  }
})

/** HTML as the browser writes it back once it is on the page: nested paragraphs, for one, are then side by side. */
function asShown(html: string): string {
  const holder = document.createElement('template')
  holder.innerHTML = html
  return holder.innerHTML
}
