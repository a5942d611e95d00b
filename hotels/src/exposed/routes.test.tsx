import { failing } from '@storefront/http/testing'
import { renderOnServer } from '@storefront/testing/server'
import { expect, test, vi } from 'vitest'
import { routes } from './routes.tsx'

test.each([
  [404, 'Hotel not found.', failing(404)],
  [503, 'This hotel could not be loaded.', failing(500)],
])('answers %i and noindex with the text %j', async (expected, text, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answers = { 'GET /hotels/laguna-azul': answer }
  const { status, html, head } = await renderOnServer(routes, '/hotels/laguna-azul', answers)
  expect(status).toBe(expected)
  expect(html).toContain(text)
  expect(head).toMatchObject({ noindex: true })
})
