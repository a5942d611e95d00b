import { bookingPaths, type Product, type Selection } from '@storefront/contract'
import type { Session } from '@storefront/session'
import { renderPage } from '@storefront/testing'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { bookingRoutes } from '../booking-routes.tsx'
import { prepareSummaries } from './prepare-summaries.ts'

export type OutcomesUnderTest = {
  product: Product
  SuccessScreen: ComponentType
  choose: (session: Session) => void
  chosen: Partial<Selection>
}

const Summary = () => null

/** Tests a product's success page. */
export function testEveryOutcome(outcomes: OutcomesUnderTest): void {
  const { product, SuccessScreen, choose, chosen } = outcomes

  prepareSummaries()

  test('the success page shows the reference and clears the selection', async () => {
    const routes = bookingRoutes(product, {
      summary: async () => ({ SummaryScreen: Summary }),
      success: async () => ({ SuccessScreen }),
    })
    const at = `${bookingPaths[product].success}?booking=BK-1`
    const { session } = renderPage({ routes, at, settle: choose })
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your booking' })
    screen.getByText('BK-1')
    await waitFor(() => expect(session.log().at(-1)?.name).toBe('selection-cleared'))
    const { selection } = session.getState()
    for (const part of Object.keys(chosen) as (keyof Selection)[])
      expect(selection[part]).toBeNull()
  })
}
