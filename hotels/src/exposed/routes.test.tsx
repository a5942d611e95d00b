import { failing } from '@storefront/http/testing'
import { renderOnServer } from '@storefront/testing/server'
import { expect, test, vi } from 'vitest'
import { provider } from '../testing/wire.ts'
import { routes } from './routes.tsx'

const render = (address: string) => renderOnServer(routes, address, provider)

test.each([
  ['/hotels', 'Find Your Perfect Hotel'],
  ['/hotels/laguna-azul', 'Laguna Azul'],
  ['/hotels/room-summary', 'Room Summary'],
  ['/hotels/success?booking=BK-1', 'Thank you for your booking'],
  ['/hotels/error', 'Payment was not completed'],
])('renders %s on the server with its heading', async (address, heading) => {
  expect((await render(address)).html).toContain(`>${heading}</h1>`)
})

test('renders the list on the server with its hotels and the search in the form', async () => {
  const { html } = await render(
    '/hotels?destination=Canc%C3%BAn&checkin=2026-12-01&checkout=2026-12-03&guests=2,0,1',
  )
  expect(html).toMatch(/name="destination"[^>]* value="Cancún"/)
  expect(html).toContain('name="checkin" value="2026-12-01"')
  expect(html).toContain('name="checkout" value="2026-12-03"')
  expect(html).toContain('Tue 01-12-2026')
  expect(html).toContain('2 Adults, 1 Infant(s)')
  expect(html).toContain('Laguna Azul')
  expect(html).toContain('$160.00')
  expect(html).not.toContain('Solo Hostal')
})

test('renders a hotel on the server with rooms, sanitised HTML and structured data', async () => {
  const { html, head } = await render('/hotels/laguna-azul?checkin=2026-12-01&checkout=2026-12-03')
  expect(html).toContain('<p>Laguna Azul lies by the water.</p>')
  expect(html).not.toContain('alert(1)')
  expect(html).toContain('From $120.50 / night')
  expect(html).toMatch(/room-01-480.avif 480w[^>]*Ocean Suite, picture 1/)
  expect(head).toMatchObject({
    title: 'Laguna Azul, Cancún',
    description: 'Laguna Azul lies by the water.',
    image: '/media/hotel-01-1200.avif',
    jsonLd: [{ '@type': 'Hotel' }, { '@type': 'BreadcrumbList' }],
  })
})

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
