import { failing } from '@storefront/http/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { ana, typedAdults } from './ana.ts'
import {
  bookByWhatsApp,
  payByCard,
  type SummaryPage,
  summaryOpener,
  summaryRows,
} from './summary-page.tsx'
import type { TestPageOptions } from './test-page.tsx'

export type SummaryUnderTest = SummaryPage & {
  /** Name of the travellers' sections, without their number. */
  traveller: 'Guest' | 'Passenger'
  /** Its heading, e.g. 'Tour Summary', and that of its panel. */
  title: string
  panel: 'Booking Summary' | 'Your flights'
  /** Rows of the panel for 2 adults, a child and an infant, the total last. */
  rows: [label: string, value: string][]
  /** Alternative text of its picture, where it has one. */
  picture?: string
  /** Makes it a summary for 2 adults, a child and an infant. */
  forFamily: Partial<TestPageOptions>
  /** Its calls, e.g. 'POST /tours/checkout', and what they carry for Ana alone. */
  checkout: { call: string; body: Record<string, unknown> }
  request: { call: string; body: Record<string, unknown> }
  /** Texts of a sent request. */
  brief: string[]
  /** Last day of its trip, as shown. */
  tripEnds: string
  /** Its alerts. */
  failures: { card: string; whatsApp: string }
  /** Lines of its WhatsApp message, besides the lead traveller. */
  message: string[]
}

/** Tests the summary of a product (product 4). */
export function testEverySummary(summary: SummaryUnderTest): void {
  const { traveller, checkout, request, failures, message } = summary
  const open = summaryOpener(summary)

  test('without a selection the visitor is sent home', async () => {
    open({ settle: () => {} })
    await screen.findByRole('heading', { name: 'Home' })
  })

  test('the panel has every row of product 4.2, and the total of those who pay', async () => {
    open(summary.forFamily)
    await screen.findByRole('heading', { level: 1, name: summary.title })
    screen.getByText('Review and complete your booking')
    await screen.findByRole('heading', { name: summary.panel })
    expect(summaryRows()).toEqual(summary.rows)
    expect(screen.queryAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
      summary.picture ? [summary.picture] : [],
    )
  })

  test(`there is a ${traveller.toLowerCase()} section for everybody, infants included, the first open`, async () => {
    open(summary.forFamily)
    await screen.findByRole('button', { name: `${traveller} 1`, expanded: true })
    for (const number of [2, 3, 4]) {
      screen.getByRole('button', { name: `${traveller} ${number}`, expanded: false })
    }
    expect(screen.queryByRole('button', { name: `${traveller} 5` })).toBeNull()
  })

  test('a passport that expires before the trip ends books nothing, and the field says why', async () => {
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
      const expiry = screen.getByLabelText<HTMLInputElement>('Passport Expiry Date')
      const problems = screen.getByRole('region', { name: 'There is a problem' })
      expect(document.activeElement).toBe(problems)
      expect(expiry.value).toBe('2026-11-23')
    }
    expect(http.calls).toEqual([])
  })

  test('a day chosen before midnight is neither paid nor requested after it', async () => {
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

  test('a WhatsApp request carries what is booked and for whom', async () => {
    const { user, http } = open({ answers: { [request.call]: () => null } })
    await user.click(await bookByWhatsApp())
    await waitFor(() => expect(http.calls).toHaveLength(1))
    expect(http.calls[0]?.body).toEqual(request.body)
  })

  test('a payment that was begun and left is gone on with: one booking, as it was typed', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { user, http, left, router } = open({
      answers: { [checkout.call]: () => answer.promise },
    })
    await user.click(await payByCard())
    await act(() => router.navigate('/'))
    await act(async () => answer.resolve({ redirect_url: 'https://pay.example.com/1' }))
    expect(left).toEqual([])
    await act(() => router.navigate(-1))
    await user.click(await screen.findByRole('button', { name: 'Go on to payment' }))
    expect(left).toEqual(['https://pay.example.com/1'])
    expect(http.calls.map(({ body }) => body)).toEqual([checkout.body])
  })

  test('a card payment that fails shows its alert', async () => {
    const { user, left } = open({ answers: { [checkout.call]: failing(500) } })
    await user.click(await payByCard())
    expect((await screen.findByRole('alert')).textContent).toBe(failures.card)
    expect(left).toEqual([])
    expect(console.error).toHaveBeenCalled()
  })

  test('a WhatsApp request that fails shows its alert and opens no window', async () => {
    const { user, opened } = open({ answers: { [request.call]: failing(500) } })
    await user.click(await bookByWhatsApp())
    expect((await screen.findByRole('alert')).textContent).toBe(failures.whatsApp)
    expect(opened).toEqual([])
  })

  test('the WhatsApp message tells what is booked and for whom, never a passport or a birth date', async () => {
    const { user, opened } = open({
      answers: { [request.call]: () => ({ expires_at: '2026-11-22T15:44:00Z' }) },
    })
    await user.click(await bookByWhatsApp())
    await waitFor(() => expect(opened).toHaveLength(1))
    const text = new URL(opened[0] ?? '').searchParams.get('text') ?? ''
    const until = 'Price holds until: Sun 22-11-2026, 10:44 (Cancún time)'
    for (const said of [...message, until, 'Ana López']) expect(text).toContain(said)
    expect(text).not.toMatch(/G12345678|1990|17-05/)
  })

  test.each([768, 600])(
    'in a window %i px high both buttons are in sight, and nothing scrolls by itself',
    async (height) => {
      await viewport.viewport(1280, height)
      open(summary.forFamily)
      for (const button of [await payByCard(), await bookByWhatsApp()]) {
        expect(button.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
      }
      const panel = screen.getByRole('complementary')
      const scrolling = [panel, ...panel.querySelectorAll('*')].filter((element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY),
      )
      expect(scrolling).toEqual([])
    },
  )

  test('a request that was sent says what was asked for, and its dates', async () => {
    const { user } = open({ answers: { [request.call]: () => null } })
    await user.click(await bookByWhatsApp())
    const sent = (await screen.findByText(/Your booking request was sent/)).parentElement
    for (const said of summary.brief) expect(sent?.textContent).toContain(said)
  })
}
