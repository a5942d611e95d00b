import { bookingCalls } from '@storefront/contract'
import { formatUsd } from '@storefront/domain'
import { failing } from '@storefront/http/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Offer, wordsOf } from '../offer.ts'
import { ana } from './ana.ts'
import type { BookingPageOptions } from './render-booking.tsx'
import {
  bookByWhatsApp,
  payByCard,
  type SummaryPage,
  summaryOpener,
  summaryRows,
} from './summary-page.tsx'

export type SummaryUnderTest = SummaryPage & {
  title: string
  /** Offer for Ana alone, and for a family as selected with `forFamily`. */
  offer: Offer
  family: Offer
  forFamily: Partial<BookingPageOptions>
}

/** Tests that a product's summary shows and books its offer (product 4). The product's own tests hold the offer. */
export function testEverySummary(summary: SummaryUnderTest): void {
  const { product, offer, family } = summary
  const words = wordsOf(offer)
  const open = summaryOpener(summary)

  test('redirects home without a selection', async () => {
    open({ settle: () => {} })
    await screen.findByRole('heading', { name: 'Home' })
  })

  test('shows every row of its offer (product 4.2) and a section per traveller', async () => {
    const { image, rows, lines, totalUsd, party } = family
    open(summary.forFamily)
    await screen.findByRole('heading', { level: 1, name: summary.title })
    screen.getByText('Review and complete your booking')
    const panel = await screen.findByRole('region', { name: words.panel })
    expect(panel.textContent).toContain(`${family.name}${family.when}${formatUsd(totalUsd)}`)
    expect(summaryRows()).toEqual([
      ...rows.map(({ label, value }) => [label, value]),
      ...lines.map(({ label, usd }) => [label, formatUsd(usd)]),
      [words.total, `${formatUsd(totalUsd)} USD`],
    ])
    if (family.detail) within(panel).getByText(family.detail)
    const pictures = screen.queryAllByRole<HTMLImageElement>('img')
    expect(
      pictures.map(({ alt, attributes }) => [alt, attributes.getNamedItem('src')?.value]),
    ).toEqual(image ? [[image.alt, image.src]] : [])
    const back = screen.getByRole('link', { name: family.chosenAt.label })
    expect(back.getAttribute('href')).toBe(family.chosenAt.address)
    const { adults, children, infants } = party
    expect(screen.getAllByRole('button', { name: /^(Guest|Passenger) \d/ })).toHaveLength(
      adults + children + infants,
    )
    screen.getByRole('button', { name: `${words.traveller} 1` })
  })

  test.each([
    ['card', payByCard],
    ['whatsApp', bookByWhatsApp],
  ] as const)(
    'shows the alert of a failed %s call, then sends the offer under the same key',
    async (way, button) => {
      const call = `POST ${bookingCalls[product][way]}`
      const until = '2026-11-22T15:44:00Z'
      const { user, http, left, opened } = open({ answers: { [call]: failing(500) } })
      await user.click(await button())
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words.failures[way]))
      http.answers[call] = () => ({ redirect_url: 'https://pay.example.com/1', expires_at: until })
      await user.click(await button())
      await waitFor(() => expect([...left, ...opened]).toHaveLength(1))
      const body = offer.bodyFor(way, [ana], offer.totalUsd)
      // The trip of flights may look up its city meanwhile.
      const calls = http.calls.filter((made) => made.call === call)
      const [{ idempotencyKey } = {}] = calls
      expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
      expect(calls).toMatchObject([
        { body, idempotencyKey },
        { body, idempotencyKey },
      ])
      if (way === 'card') return expect(left).toEqual(['https://pay.example.com/1'])
      const text = new URL(opened[0] ?? '').searchParams.get('text')
      expect(text).toBe(
        offer.chatText({
          leadTraveller: 'Ana López',
          totalUsd: offer.totalUsd,
          quoteUrl: `${window.location.origin}${offer.chosenAt.address}`,
          now: '2026-11-20T12:00',
          reference: null,
          priceUntil: until,
        }),
      )
      expect(text).not.toMatch(/G12345678|1990|17-05/)
    },
  )
}
