import type { Agency } from '@storefront/contract'
import { createFakeHttp, type FakeAnswer } from '@storefront/http/testing'
import {
  HeadContext,
  type PageHeadProps,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from '@storefront/router'
import { createMemoryRouter } from '@storefront/router/testing'
import {
  AppName,
  createSession,
  type Session,
  type SessionState,
  StorefrontProvider,
  storefrontContext,
} from '@storefront/session'
import { keepFocus } from '@storefront/ui'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { testAgency } from './agency.ts'

export type TestPageOptions = {
  routes: RouteObject[]
  at: string
  answers?: Record<string, FakeAnswer>
  /** Searches and selection of an earlier page. */
  initial?: Partial<Omit<SessionState, 'today'>>
  agency?: Partial<Agency>
  /** Runs after hydration, when the shell would read the storage. */
  settle?: (session: Session) => void
  /** Wraps the page in further contexts. */
  wrap?: (page: ReactNode) => ReactNode
}

const today = '2026-11-20'

/** The visitor's clock, unless a test sets another. */
export const visitedAt = new Date(`${today}T12:00:00`)

/** Renders routes with one session, one router, a fake provider and a recorded head. */
export function renderPage(options: TestPageOptions) {
  const { routes, at, initial, wrap = (page) => page } = options
  if (!vi.getMockedSystemTime()) vi.setSystemTime(visitedAt)
  const http = createFakeHttp(options.answers)
  const session = createSession({ today, source: 'test' })
  if (initial) session.restore({ ...session.getState(), ...initial })
  const agency = { ...testAgency, ...options.agency }
  const storefront = { session, http, agency }
  const elsewhere: RouteObject = { path: '*', element: <h1>Elsewhere</h1> }
  const router = createMemoryRouter([...routes, elsewhere], {
    initialEntries: [at],
    getContext: () => new RouterContextProvider(new Map([[storefrontContext, storefront]])),
  })
  const heads: PageHeadProps[] = []
  const settle = () => {
    options.settle?.(session)
    return () => session.checkouts.device?.stop()
  }
  const view = render(
    <StorefrontProvider value={storefront} settle={settle}>
      <HeadContext value={{ set: (props) => void heads.push(props) }}>
        <AppName value="test">
          {wrap(
            <main ref={keepFocus} tabIndex={-1}>
              <RouterProvider router={router} />
            </main>,
          )}
        </AppName>
      </HeadContext>
    </StorefrontProvider>,
  )
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    http,
    session,
    router,
    head: () => heads.at(-1) ?? null,
    /** Current path and query. */
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  }
}
