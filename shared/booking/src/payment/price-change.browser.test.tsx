import { type FakeAnswer, refusing } from '@storefront/http/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeReceipt } from '../checkouts/receipt.ts'
import { ana } from '../testing/ana.ts'
import { prepareSummaries } from '../testing/prepare-summaries.ts'
import { failureTexts, shownTotal, visitTour } from '../testing/tour-summary.tsx'

const payPage = 'https://pay.example.com/1'
const changedTo = (usd: number) =>
  refusing(409, { error: { code: 'price_changed', current_total_amount_usd: usd } })

let page: ReturnType<typeof visitTour>

prepareSummaries()

/** Opens a summary of $100 and pays; each call is answered by the next of `next`. */
async function pay(...next: FakeAnswer[]) {
  page = visitTour({ summary: { totalUsd: 100 }, next })
  await page.pay()
  return page
}

const payingAt = (usd: number) => () => ({ redirect_url: payPage, total_amount_usd: usd })
const change = async () => within(await screen.findByRole('alert'))

test('shows the changed price beside the old one, and does nothing else', async () => {
  const { left } = await pay(changedTo(120.5))
  const callout = await change()
  callout.getByText('The price has changed')
  callout.getByText('$100.00')
  callout.getByText('$120.50')
  expect(screen.queryByText(failureTexts.card)).toBeNull()
  expect(shownTotal()).toContain('$120.50')
  expect(shownTotal()).not.toContain('$100.00')
  expect(left).toEqual([])
  expect(callout.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/tours/reef')
  await expectAccessible()
})

test('discards the price from the provider when a birth date changes', async () => {
  await pay(changedTo(150))
  await change()
  expect(shownTotal()).toContain('$150.00')
  expect(screen.queryByText('Price per person')).toBeNull()
  const birth = screen.getByLabelText('Date of Birth')
  await page.user.clear(birth)
  await page.user.type(birth, '1985-05-17')
  expect(screen.queryByText('The price has changed')).toBeNull()
  expect(shownTotal()).toContain('$100.00')
})

test.each(['Continue at $120.50', 'Confirm & Pay with Card'])(
  '"%s" pays the changed price under a new idempotency key, and the receipt shows it',
  async (accept) => {
    const { left, bodies, keys } = await pay(changedTo(120.5), payingAt(120.5))
    await change()
    await page.press(accept)
    await waitFor(() => expect(left).toEqual([payPage]))
    expect(bodies()).toEqual([
      { guests: [ana], totalUsd: 100 },
      { guests: [ana], totalUsd: 120.5 },
    ])
    const [first, second] = keys()
    expect(second).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
    expect(shownTotal()).toContain('$120.50')
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
    const { left } = await pay(answer, () => slow.promise)
    await screen.findByText(text)
    await page.press(next)
    await screen.findByRole('button', { name: 'Processing...' })
    screen.getByText(text)
    slow.resolve({ redirect_url: payPage })
    await waitFor(() => expect(left).toEqual([payPage]))
    expect(screen.queryByText(text)).toBeNull()
  },
)

test('shows a failure when the provider refuses the price that it just gave', async () => {
  await pay(changedTo(120.5), changedTo(120.5))
  await page.press('Continue at $120.50')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(failureTexts.card)
  await waitFor(() => expect(document.activeElement).toBe(alert.closest('[tabindex]')))
})

test('asks about a changed price by WhatsApp too, and states it in the message', async () => {
  const { ask, press, opened, keys } = visitTour({
    summary: { totalUsd: 100 },
    next: [changedTo(90)],
  })
  await ask()
  await press('Continue at $90.00')
  await waitFor(() =>
    expect(opened).toEqual([
      'https://wa.me/529985550142?text=Tour%20for%20Ana%20L%C3%B3pez%20at%2090',
    ]),
  )
  expect(new Set(keys()).size).toBe(2)
})
