import { bookingPaths, type Product } from '@storefront/contract'
import type { Selection, Session } from '@storefront/session'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { bookingRoutes } from '../booking-routes.tsx'
import { prepareSummaries } from './prepare-screens.ts'
import { renderPage } from './test-page.tsx'

export type OutcomesUnderTest = {
  product: Product
  SuccessScreen: ComponentType
  choose: (session: Session) => void
  chosen: Partial<Selection>
}

const Summary = () => <h1>Summary</h1>

/** Tests a product's success and failure page. */
export function testEveryOutcome(outcomes: OutcomesUnderTest): void {
  const { product, SuccessScreen, choose, chosen } = outcomes
  const { success, failed } = bookingPaths[product]
  const routes = bookingRoutes(product, {
    summary: async () => ({ SummaryScreen: Summary }),
    success: async () => ({ SuccessScreen }),
  })
  const parts = Object.keys(chosen) as (keyof Selection)[]

  prepareSummaries()

  const open = (at: string) => renderPage({ routes, at, settle: choose })

  test('the success page shows the reference and clears the selection', async () => {
    const { session } = open(`${success}?booking=BK-1`)
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your booking' })
    screen.getByText('BK-1')
    await waitFor(() => {
      const { selection } = session.getState()
      for (const part of parts) expect(selection[part]).toBeNull()
    })
  })

  test('the failure page leads back to the summary and keeps the selection', async () => {
    const { user, session } = open(failed)
    await screen.findByRole('heading', { level: 1, name: 'Payment was not completed' })
    await user.click(await screen.findByRole('link', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Summary' })
    const { selection } = session.getState()
    for (const part of parts) expect(selection[part]).toEqual(chosen[part])
  })
}
