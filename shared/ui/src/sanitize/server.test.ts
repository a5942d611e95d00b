import { expect, test } from 'vitest'
import samples from './samples.json'
import { sanitizeHtml } from './server.ts'

test.each(Object.entries(samples))('sanitises the sample "%s"', async (_, { html, safe }) => {
  expect(await sanitizeHtml(html)).toBe(safe)
  expect(await sanitizeHtml(safe)).toBe(safe)
})
