import { expect, test } from 'vitest'
import { sanitizeHtml } from './browser.ts'
import samples from './samples.json'

test.each(Object.entries(samples))('sanitises the sample "%s"', async (_, { html, safe }) => {
  expect(await sanitizeHtml(html)).toBe(safe)
  expect(await sanitizeHtml(safe)).toBe(safe)
})
