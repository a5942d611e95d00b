import { type LoaderFunctionArgs, RouterContextProvider } from '@storefront/router'
import { createStaticHandler } from '@storefront/router/server'
import { createMemoryRouter } from '@storefront/router/testing'
import { expect, test, vi } from 'vitest'
import { createSession } from './session.ts'
import { type Storefront, storefrontContext, storefrontFrom } from './storefront-context.ts'

const agency = {
  product: 'Laguna',
  phone: '+52 998 555 0142',
  whatsapp: '529985550142',
  email: 'sales@laguna.example',
  social: {},
  paymentHosts: [],
  mapHosts: [],
  idempotencyKeys: true,
}

function createStorefront(): Storefront {
  const http = { get: async () => null, post: async () => null }
  return { session: createSession({ today: '2026-11-20' }), http, agency }
}

function contextOf(storefront: Storefront): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(storefrontContext, storefront)
  return context
}

const agencyLoader = ({ context }: LoaderFunctionArgs) => storefrontFrom(context).agency.product
const routes = [{ id: 'page', path: '/page', loader: agencyLoader }, { path: '/' }]

test('a loader finds the storefront that the browser router was given', async () => {
  const router = createMemoryRouter(routes, { getContext: () => contextOf(createStorefront()) })
  await router.navigate('/page')
  expect(router.state.errors).toBeNull()
  expect(router.state.loaderData).toEqual({ page: 'Laguna' })
  router.dispose()
})

test('a loader finds the storefront of the request it renders on the server', async () => {
  const answer = await createStaticHandler(routes).query(new Request('https://site.example/page'), {
    requestContext: contextOf(createStorefront()),
  })
  expect(answer).toMatchObject({ errors: null, loaderData: { page: 'Laguna' } })
})

test('without a storefront the loader fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const router = createMemoryRouter(routes)
  await router.navigate('/page')
  expect(router.state.errors?.page).toBeInstanceOf(Error)
  router.dispose()
  vi.restoreAllMocks()
})
