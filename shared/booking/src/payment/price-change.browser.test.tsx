import { type FakeAnswer, type RecordedCall, refusing } from '@storefront/http/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeReceipt } from '../checkouts/receipt.ts'
import { ana, typedAdults } from '../testing/ana.ts'
import { prepareSummaries } from '../testing/prepare-summaries.ts'
import { renderBooking } from '../testing/render-booking.tsx'
import { failureTexts, TourSummary, tour } from '../testing/tour-summary.tsx'

const payPage = 'https://pay.example.com/session/1'
const changedTo = (usd: number) =>
  refusing(409, { error: { code: 'price_changed', current_total_amount_usd: usd } })

let page: ReturnType<typeof renderBooking>

prepareSummaries()

/** Opens the summary; each call is answered by the next of `answers`. */
function open(call: string, ...answers: FakeAnswer[]) {
  const next: FakeAnswer = (recorded: RecordedCall) => answers.shift()?.(recorded)
  page = renderBooking({
    routes: [{ path: '/tours/summary', element: <TourSummary totalUsd={100} /> }],
    at: '/tours/summary',
    settle: (session) => {
      session.publish('tour-selected', { tour, search: session.getState().tourSearch })
      session.drafts.set('tour', typedAdults(ana))
    },
    answers: { [call]: next },
  })
  return page
}

const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
const pressCard = () => press('Confirm & Pay with Card')
const change = async () => within(await screen.findByRole('alert'))
const total = () => screen.getByText('Total to Pay').parentElement?.textContent
const paying = (usd?: number) => () => ({ redirect_url: payPage, total_amount_usd: usd })

test('shows the changed price beside the old one, and does nothing else', async () => {
  const { left } = open('POST /tours/checkout', changedTo(120.5))
  await pressCard()
  const callout = await change()
  callout.getByText('The price has changed')
  callout.getByText('$100.00')
  callout.getByText('$120.50')
  expect(screen.queryByText(failureTexts.card)).toBeNull()
  expect(total()).toContain('$120.50')
  expect(total()).not.toContain('$100.00')
  expect(left).toEqual([])
  expect(callout.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/tours/reef')
  await expectAccessible()
})

test('discards the price from the provider when a birth date changes', async () => {
  open('POST /tours/checkout', changedTo(150))
  await pressCard()
  await change()
  expect(total()).toContain('$150.00')
  expect(screen.queryByText('Price per person')).toBeNull()
  const birth = screen.getByLabelText('Date of Birth')
  await page.user.clear(birth)
  await page.user.type(birth, '1985-05-17')
  expect(screen.queryByText('The price has changed')).toBeNull()
  expect(total()).toContain('$100.00')
})

test.each(['Continue at $120.50', 'Confirm & Pay with Card'])(
  '"%s" pays the changed price under a new idempotency key, and the receipt shows it',
  async (accept) => {
    const { left, http } = open('POST /tours/checkout', changedTo(120.5), paying(120.5))
    await pressCard()
    await change()
    await press(accept)
    await waitFor(() => expect(left).toEqual([payPage]))
    expect(http.calls.map(({ body }) => body)).toEqual([
      { guests: [ana], totalUsd: 100 },
      { guests: [ana], totalUsd: 120.5 },
    ])
    const [first, second] = http.calls.map(({ idempotencyKey }) => idempotencyKey)
    expect(second).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
    expect(total()).toContain('$120.50')
    expect(screen.queryByText('Price per person')).toBeNull()
    expect(takeReceipt(page.session, 'tour', null)?.recap).toMatchObject({
      totalUsd: 120.5,
      rows: [{ label: 'Guests', value: '1' }],
      lines: [],
    })
  },
)

test.each([
  ['question', changedTo(120.5), 'Continue at $120.50', 'The price has changed'],
  ['failure', refusing(500, null), 'Confirm & Pay with Card', failureTexts.card],
])(
  'keeps a %s visible while the next call runs, so that no button moves under a double click',
  async (_, answer, next, text) => {
    const slow = Promise.withResolvers<unknown>()
    const { left } = open('POST /tours/checkout', answer, () => slow.promise)
    await pressCard()
    await screen.findByText(text)
    await press(next)
    await screen.findByRole('button', { name: 'Processing...' })
    screen.getByText(text)
    slow.resolve(paying()())
    await waitFor(() => expect(left).toEqual([payPage]))
    expect(screen.queryByText(text)).toBeNull()
  },
)

test('shows a failure when the provider refuses the price that it just gave', async () => {
  open('POST /tours/checkout', changedTo(120.5), changedTo(120.5))
  await pressCard()
  await press('Continue at $120.50')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(failureTexts.card)
  await waitFor(() => expect(document.activeElement).toBe(alert.closest('[tabindex]')))
})

test('asks before redirecting if the price of the booking differs from the one shown', async () => {
  const { left, http } = open('POST /tours/checkout', paying(120.5))
  await pressCard()
  ;(await change()).getByText('$120.50')
  expect(left).toEqual([])
  await press('Continue at $120.50')
  await waitFor(() => expect(left).toEqual([payPage]))
  expect(http.calls).toHaveLength(1)
})

test('asks about a changed price by WhatsApp too, and states it in the message', async () => {
  const { opened, http } = open('POST /tours/whatsapp', changedTo(90), () => null)
  await press('Book via WhatsApp')
  await press('Continue at $90.00')
  await waitFor(() =>
    expect(opened).toEqual([
      'https://wa.me/529985550142?text=Tour%20for%20Ana%20L%C3%B3pez%20at%2090',
    ]),
  )
  expect(new Set(http.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})
