import { bookingPaths, type Product, paths } from '@storefront/contract'
import type { Session } from '@storefront/session'
import { prepareDocument } from '@storefront/ui/testing'
import { cleanup, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { ana } from './ana.ts'
import { renderPage, type TestPageOptions } from './test-page.tsx'

/** What every test of a summary starts from: a wide window, empty storage, a storefront server that keeps nothing. */
export function prepareSummaries(): void {
  beforeAll(prepareDocument)
  beforeEach(async () => {
    await viewport.viewport(1280, 900)
    sessionStorage.clear()
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

export type SummaryPage = {
  product: Product
  SummaryScreen: ComponentType
  /** Selects what is booked. */
  choose: (session: Session) => void
  /** The searches it starts from, where they are not the session's own. */
  initial?: TestPageOptions['initial']
  /** Pages it leads to, besides home. */
  routes?: TestPageOptions['routes']
}

/** Opens a summary with something selected and one complete traveller, Ana, unless the options say otherwise. */
export function summaryOpener({ product, SummaryScreen, choose, initial, routes }: SummaryPage) {
  const at = bookingPaths[product].summary
  return (options: Partial<TestPageOptions> = {}) =>
    renderPage({
      routes: [
        { path: at, Component: SummaryScreen },
        { path: paths.home, Component: () => <h1>Home</h1> },
        ...(routes ?? []),
      ],
      at,
      initial,
      settle: (session) => {
        choose(session)
        session.drafts.set(product, [ana])
      },
      ...options,
    })
}

export const payByCard = () => screen.findByRole('button', { name: 'Confirm & Pay with Card' })
export const bookByWhatsApp = () => screen.findByRole('button', { name: 'Book via WhatsApp' })

/** Labels and values of the Booking Summary and its total, in order. */
export function summaryRows(): (string | null | undefined)[][] {
  return screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
}
