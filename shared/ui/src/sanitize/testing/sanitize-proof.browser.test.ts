import { expect, test, vi } from 'vitest'
import { sanitizeHtml as sanitizeInBrowser } from '../browser.ts'
import { allowedAttributes, allowedTags } from '../rules.ts'
import samples from '../samples.json'
import { sanitizeHtml as sanitizeOnServer } from '../server.ts'
import { outsideAllowList } from './outside-allow-list.ts'
import own from './payloads/own.json'
import publishedPayloads from './payloads/published/payloads.json'

const payloads = [
  ...Object.values(samples).map(({ html }) => html),
  ...Object.values(own).flat(),
  ...Object.values(publishedPayloads).flat(),
  // A lone surrogate, which a JSON module cannot contain.
  '\ud800<script>alert(1)</script>',
]
const timeout = 300_000

test('the allow-list has no element or attribute that executes, embeds, submits, styles, or sets an id or a name', () => {
  const never =
    /^(script|style|link|meta|base|iframe|frame|object|embed|applet|form|input|button|select|textarea|svg|math|template|noscript|audio|video|source|portal|dialog|slot)$/
  expect(allowedTags.filter((tag) => never.test(tag))).toEqual([])
  const attributes = Object.values(allowedAttributes).flat()
  expect(
    attributes.filter((name) => /^(on|style$|class$|id$|name$|srcdoc|is$|data-)/.test(name)),
  ).toEqual([])
})

test.each([
  ['browser', sanitizeInBrowser],
  ['server', sanitizeOnServer],
])(
  'the sanitiser of the %s executes nothing, keeps nothing outside the allow-list and does not change its own output',
  {
    timeout,
  },
  async (_, sanitize) => {
    const alerts = vi.fn()
    vi.stubGlobal('alert', alerts)
    expect(payloads.length).toBeGreaterThan(900)
    for (const payload of payloads) {
      const output = await sanitize(payload)
      expect(outsideAllowList(output), payload).toEqual([])
      // The first parse separates elements that may not contain each other, such as a link in a link.
      const shown = asShown(await sanitize(asShown(output)))
      expect(await sanitize(shown)).toBe(shown)
    }
    expect(alerts).not.toHaveBeenCalled()
  },
)

/** HTML after one parse: the browser puts nested paragraphs side by side. */
function asShown(html: string): string {
  const holder = document.createElement('template')
  holder.innerHTML = html
  return holder.innerHTML
}
