import { paths } from '@storefront/contract'
import { createFakeHttp } from '@storefront/http/testing'
import { RouterContextProvider, type ScreenHandle } from '@storefront/router'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@storefront/router/server'
import { createSession, StorefrontProvider, storefrontContext } from '@storefront/session'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { provider } from '../testing/wire.ts'
import { routes } from './routes.tsx'

const storefront = {
  session: createSession({ today: '2026-11-20' }),
  http: createFakeHttp(provider),
  agency: {
    product: 'Laguna',
    phone: '+52 998 555 0142',
    whatsapp: '529985550142',
    email: 'sales@laguna.example',
    social: {},
    paymentHosts: [],
    mapHosts: [],
    idempotencyKeys: true,
  },
}

async function renderOnServer(address: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${address}`), {
    requestContext: new RouterContextProvider(new Map([[storefrontContext, storefront]])),
  })
  if (context instanceof Response)
    throw new Error(`redirected to ${context.headers.get('location')}`)
  return renderToString(
    <StorefrontProvider value={storefront}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StorefrontProvider>,
  )
}

test('every address of flights in the specification has a route, and the failure page an alias', () => {
  expect(routes.map(({ path }) => `/${path}`)).toEqual([
    paths.flightResults,
    paths.flightSummary,
    paths.flightSuccess,
    '/flighs/error',
    '/flights/error',
  ])
})

test.each(routes.map((route) => [route.path ?? '', route.handle as ScreenHandle]))(
  '%s names the chunk of its screen',
  (_, handle) => {
    expect(handle.screen).toMatch(/^[a-z]+$/)
  },
)

test.each([
  ['/flights/results', 'Flights'],
  ['/flights/summary', 'Flight Summary'],
  ['/flights/success?booking=BK-1', 'Thank you for your booking'],
  ['/flighs/error', 'Payment was not completed'],
  ['/flights/error', 'Payment was not completed'],
])('%s is rendered on the server with its heading', async (address, heading) => {
  expect(await renderOnServer(address)).toContain(`>${heading}</h1>`)
})

test('results are rendered on the server with their flights and the search in the form', async () => {
  const html = await renderOnServer(
    '/flights/results?from=CUN&to=MIA&departureDate=2026-11-24&returnDate=&type=Oneway&adults=2',
  )
  expect(html).toContain('Flights from CUN to MIA')
  expect(html).toContain('$240.00')
  expect(html).toContain('Cancún (CUN)')
  expect(html).toContain('2 Adults, Economy')
})
