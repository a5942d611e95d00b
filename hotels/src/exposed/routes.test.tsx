import { renderOnServer } from '@storefront/testing/server'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

test('answers 404 and noindex for a hotel that does not exist', async () => {
  const { status, html, head } = await renderOnServer(routes, '/hotels/laguna-azul')
  expect([status, head?.noindex]).toEqual([404, true])
  expect(html).toContain('Hotel not found.')
})
