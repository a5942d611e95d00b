import { createFakeHttp, type FakeAnswer } from '@storefront/http/testing'
import {
  HeadContext,
  type PageHeadProps,
  type RouteObject,
  RouterContextProvider,
} from '@storefront/router'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@storefront/router/server'
import { createSession, StorefrontProvider, storefrontContext } from '@storefront/session'
import { renderToString } from 'react-dom/server'
import { testAgency } from './agency.ts'

export type ServerPage = { status: number; html: string; head: PageHeadProps | null }

/** Renders an address on the server, with a fake provider. Throws on a redirect. */
export async function renderOnServer(
  routes: RouteObject[],
  address: string,
  answers: Record<string, FakeAnswer> = {},
): Promise<ServerPage> {
  const storefront = {
    session: createSession({ today: '2026-11-20' }),
    http: createFakeHttp(answers),
    agency: testAgency,
  }
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${address}`), {
    requestContext: new RouterContextProvider(new Map([[storefrontContext, storefront]])),
  })
  if (context instanceof Response) {
    throw new Error(`redirected to ${context.headers.get('location')}`)
  }
  const heads: PageHeadProps[] = []
  const html = renderToString(
    <StorefrontProvider value={storefront}>
      <HeadContext value={{ set: (props) => void heads.push(props) }}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </HeadContext>
    </StorefrontProvider>,
  )
  return { status: context.statusCode, html, head: heads.at(-1) ?? null }
}
