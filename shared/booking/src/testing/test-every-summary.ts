import { failing } from '@storefront/http/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ana, typedAdults } from './ana.ts'
import { failureTexts } from './failure-texts.ts'
import type { BookingPageOptions } from './render-booking.tsx'
import {
  bookByWhatsApp,
  payByCard,
  type SummaryPage,
  summaryOpener,
  summaryRows,
} from './summary-page.tsx'

export type SummaryUnderTest = SummaryPage & {
  traveller: 'Guest' | 'Passenger'
  /** Headings of page and panel. */
  title: string
  panel: 'Booking Summary' | 'Your flights'
  /** Panel rows for 2 adults, a child and an infant; the total last. */
  rows: [label: string, value: string][]
  /** Alternative text of the picture, if any. */
  picture?: string
  /** Options for 2 adults, a child and an infant. */
  forFamily: Partial<BookingPageOptions>
  /** Calls, e.g. 'POST /tours/checkout', and their bodies for Ana alone. */
  checkout: { call: string; body: Record<string, unknown> }
  request: { call: string; body: Record<string, unknown> }
  /** Texts in the confirmation of a sent request. */
  brief: string[]
  /** Formatted last day of the trip. */
  tripEnds: string
  /** Alerts of flights; those of all other products by default. */
  failures?: { card: string; whatsApp: string }
  /** Lines of the WhatsApp message. */
  message: string[]
}

/** Tests the parts of a summary that differ by product (product 4). */
export function testEverySummary(summary: SummaryUnderTest): void {
  const { traveller, checkout, request, failures = failureTexts, message } = summary
  const open = summaryOpener(summary)

  test('redirects home without a selection', async () => {
    open({ settle: () => {} })
    await screen.findByRole('heading', { name: 'Home' })
  })

  test('shows every row of product 4.2 and a section per traveller', async () => {
    open(summary.forFamily)
    await screen.findByRole('heading', { level: 1, name: summary.title })
    screen.getByText('Review and complete your booking')
    await screen.findByRole('heading', { name: summary.panel })
    expect(summaryRows()).toEqual(summary.rows)
    expect(screen.queryAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
      summary.picture ? [summary.picture] : [],
    )
    await screen.findByRole('button', { name: `${traveller} 4` })
    expect(screen.queryByRole('button', { name: `${traveller} 5` })).toBeNull()
  })

  test('books nothing with a passport that expires before the trip ends', async () => {
    const { user, http } = open({
      settle: (session) => {
        summary.choose(session)
        session.drafts.set(summary.product, typedAdults({ ...ana, passportExpiry: '2026-11-23' }))
      },
    })
    const problem = `This passport expires before the trip ends on ${summary.tripEnds}.`
    for (const button of [await payByCard(), await bookByWhatsApp()]) {
      await user.click(button)
      screen.getByText(problem)
      const problems = screen.getByRole('region', { name: 'There is a problem' })
      expect(document.activeElement).toBe(problems)
    }
    expect(http.calls).toEqual([])
  })

  test('books nothing once midnight has made the first day too early', async () => {
    const { user, http } = open()
    await payByCard()
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(new Date('2026-11-21T00:00:01'))
    for (const button of [await payByCard(), await bookByWhatsApp()]) {
      await user.click(button)
      const alert = await screen.findByText(/^The earliest date is now/)
      expect(alert.parentElement?.textContent).toBe(
        'The earliest date is now Wed 25-11-2026. Please choose another date.',
      )
    }
    expect(http.calls).toEqual([])
  })

  test('sends the card body and opens the payment page', async () => {
    const { user, http, left } = open({
      answers: { [checkout.call]: () => ({ redirect_url: 'https://pay.example.com/1' }) },
    })
    await user.click(await payByCard())
    await waitFor(() => expect(left).toEqual(['https://pay.example.com/1']))
    expect(http.calls.map(({ body }) => body)).toEqual([checkout.body])
  })

  test('shows the alert of a failed call', async () => {
    const failed = failing(500)
    const { user } = open({ answers: { [checkout.call]: failed, [request.call]: failed } })
    for (const [button, text] of [
      [payByCard, failures.card],
      [bookByWhatsApp, failures.whatsApp],
    ] as const) {
      await user.click(await button())
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
    }
  })

  test('sends the WhatsApp body, and a message without passport or birth date', async () => {
    const { user, http, opened } = open({
      answers: { [request.call]: () => ({ expires_at: '2026-11-22T15:44:00Z' }) },
    })
    await user.click(await bookByWhatsApp())
    await waitFor(() => expect(opened).toHaveLength(1))
    const text = new URL(opened[0] ?? '').searchParams.get('text') ?? ''
    const until = 'Price holds until: Sun 22-11-2026, 10:44 (Cancún time)'
    for (const said of [...message, until, 'Ana López']) expect(text).toContain(said)
    expect(text).not.toMatch(/G12345678|1990|17-05/)
    expect(http.calls[0]?.body).toEqual(request.body)
    const sent = (await screen.findByText(/Your booking request was sent/)).parentElement
    for (const said of summary.brief) expect(sent?.textContent).toContain(said)
  })
}
