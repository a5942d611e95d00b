import { prepareDocument } from '@storefront/ui/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'

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

export const payByCard = () => screen.findByRole('button', { name: 'Confirm & Pay with Card' })
export const bookByWhatsApp = () => screen.findByRole('button', { name: 'Book via WhatsApp' })

/** Labels and values of the Booking Summary and its total, in order. */
export function summaryRows(): (string | null | undefined)[][] {
  return screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
}
