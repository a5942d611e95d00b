import { checkoutsKey } from '@storefront/contract'
import { NetworkError } from '@storefront/http'
import { type FakeAnswer, refusing } from '@storefront/http/testing'
import { createSession } from '@storefront/session'
import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { followDevice } from '../checkouts/device-list.ts'
import { takeReceipt } from '../checkouts/receipt.ts'
import { ana } from '../testing/ana.ts'
import { prepareSummaries } from '../testing/prepare-summaries.ts'
import { visitTour } from '../testing/tour-summary.tsx'

const cardFailed = 'An error occurred while creating the booking. Please try again.'
const payPage = 'https://pay.example.com/1'
const paying: FakeAnswer = () => ({ redirect_url: payPage })
const requested: FakeAnswer = () => ({ reference: 'WA-12' })

let page: ReturnType<typeof visitTour>

prepareSummaries()

/** Opens the summary of a tour. The booking calls are answered by the next of `next`. */
function open(next: FakeAnswer[] = [], visit: Parameters<typeof visitTour>[0] = {}) {
  page = visitTour({ next, ...visit })
  return page
}

const card = () => screen.getByRole('button', { name: 'Confirm & Pay with Card' })
const whatsApp = () => screen.getByRole('button', { name: 'Book via WhatsApp' })
const shownTotal = () => screen.getByText('Total to Pay').parentElement?.textContent

/** Opens a summary and pays, until the browser leaves for the payment page. */
async function leavesToPay() {
  await open([paying]).pay()
  await waitFor(() => expect(page.left).toHaveLength(1))
  return page
}

const goesTo = (address: string) => act(() => page.router.navigate(address))

/** Simulates a return to the page from the back/forward cache. */
const comeBack = () =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('on a phone shows both buttons and what prevents payment by card, which the WhatsApp message states', async () => {
  await viewport.viewport(390, 844)
  const cardProblem = 'This is not sold on the chosen date.'
  const { ask, opened, pay, press } = open([requested], { summary: { cardProblem } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(`${cardProblem}You can send this booking by WhatsApp.`)
  for (const button of [card(), whatsApp()])
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(844)
  const terms = screen.getByRole<HTMLAnchorElement>('link', { name: /^terms/ })
  expect([terms.pathname, terms.target]).toEqual(['/terms', '_blank'])
  await expectAccessible()
  await press('You cannot pay this by card: see why')
  expect(document.activeElement?.contains(alert)).toBe(true)
  await pay()
  const again = screen.getByRole('alert')
  expect(again).not.toBe(alert)
  await waitFor(() => expect(again.getBoundingClientRect().bottom).toBeLessThanOrEqual(844))
  expect(page.http.calls).toEqual([])
  await ask()
  const text = `WA-12; Tour for Ana López at 1234.5; ${cardProblem}`
  const chat = `https://wa.me/529985550142?text=${encodeURIComponent(text)}`
  await waitFor(() => expect(opened).toEqual([chat]))
})

test('books nothing once midnight has made the first day too early', async () => {
  const { ask, pay } = open()
  await waitFor(card)
  vi.setSystemTime(new Date('2026-11-21T00:00:01'))
  for (const press of [pay, ask]) {
    await press()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/^The earliest date is now Wed 25-11-2026\./)
  }
  expect(page.http.calls).toEqual([])
})

test('sends the guests once on a double click and opens the payment page', async () => {
  const { user, left } = open([paying, paying])
  await user.dblClick(await waitFor(card))
  await waitFor(() => expect(left).toEqual([payPage]))
  expect(page.bodies()).toEqual([{ guests: [ana], totalUsd: 1234.5 }])
  screen.getByRole('button', { name: 'Processing...' })
  expect(page.head()).toMatchObject({ title: 'Tour Summary', noindex: true })
})

test('shows that the item sold out, links to others, and states it in the WhatsApp message', async () => {
  await open([refusing(409, { error: { code: 'sold_out' } })]).pay()
  expect((await screen.findByRole('alert')).textContent).toBe(cardFailed)
  screen.getByText('This has just sold out.')
  const again = screen.getByRole('link', { name: 'Choose again' })
  expect(again.getAttribute('href')).toBe('/tours/reef')
  await page.ask()
  const reason = encodeURIComponent('; This has just sold out.')
  await waitFor(() => expect(page.opened[0]).toContain(reason))
})

test.each([
  ['opens the chat without an opener', { opener: window } as unknown as Window],
  ['shows a link when the browser blocks the window, and posts only once', null],
])('WhatsApp: %s', async (_, opens) => {
  await open([], { opens }).ask()
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open WhatsApp' })
  expect(link.rel).toBe('noopener noreferrer')
  expect(opens?.opener ?? null).toBeNull()
  expect(page.http.calls).toHaveLength(1)
})

test('shows a refusal once to a visitor who returns', async () => {
  const refusal = Promise.withResolvers<void>()
  await open([(call) => refusal.promise.then(() => refusing(422, {})(call))]).pay()
  await goesTo('/')
  await act(async () => refusal.resolve())
  await goesTo('/tours/summary')
  expect((await screen.findByRole('alert')).textContent).toBe(cardFailed)
  await goesTo('/')
  await goesTo('/tours/summary')
  await waitFor(card)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('stops a departure for the payment page when the visitor follows a link', async () => {
  const { left } = await leavesToPay()
  await goesTo('/')
  expect(left).toEqual([])
  expect(takeReceipt(page.session, 'tour', null)).toBeNull()
  await goesTo('/tours/summary')
  await screen.findByText(/^You started this booking/)
})

test('shows that another tab paid the booking, and pays it only as a second one', async () => {
  const { user, left } = await leavesToPay()
  comeBack()
  screen.getByText(/^You started this booking/)
  const other = createSession({ today: '2026-11-20' })
  followDevice(other, localStorage, new EventTarget())
  takeReceipt(other, 'tour', 'BK-1')
  const newValue = localStorage.getItem(checkoutsKey)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: checkoutsKey, newValue })))
  screen.getByText('This booking is already paid.')
  const receipt = screen.getByRole('link', { name: 'See your receipt' })
  expect(receipt.getAttribute('href')).toBe('/tours/success?booking=BK-1')
  await user.click(card())
  screen.getByText('Book the same again?')
  expect([page.http.calls.length, left.length]).toEqual([1, 1])
})

test('locks the form during a call, also for a visitor who returns, then offers to go on to payment', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { left, pay, press } = open([() => answer.promise])
  const expectLocked = async () => {
    await screen.findByRole('button', { name: 'Processing...' })
    expect(screen.getByLabelText('First Name')).toBeDisabled()
    expect(whatsApp()).toBeDisabled()
  }
  await pay()
  await expectLocked()
  await goesTo('/')
  await goesTo('/tours/summary')
  await expectLocked()
  await act(async () => answer.resolve({ redirect_url: payPage }))
  expect(left).toEqual([])
  await press('Go on to payment')
  expect(left).toEqual([payPage])
  expect(page.http.calls).toHaveLength(1)
})

test('moves the focus to a sent request with its reference, and pays it only as a second booking', async () => {
  const { left, ask, pay, press } = open([requested, paying])
  await ask()
  await screen.findByText('WA-12')
  expect(document.activeElement?.textContent).toMatch(/WA-12.*Nothing is paid yet/)
  const shownButtons = () => screen.queryAllByRole('button', { name: /^(Confirm|Book via)/ })
  for (const count of [0, 2, 0]) {
    expect(shownButtons()).toHaveLength(count)
    await press('Make a second booking')
  }
  await pay()
  await waitFor(() => expect(left).toHaveLength(1))
  expect(page.http.calls).toHaveLength(2)
})

const lost: FakeAnswer = ({ call }) => {
  throw new NetworkError('POST', call, new TypeError('reset'))
}

test.each([
  ['a card payment that follows an unanswered WhatsApp request', () => open([lost]).ask(), card],
  ['a request by WhatsApp of a payable booking', leavesToPay, whatsApp],
])('asks before %s', async (_, before, button) => {
  await before()
  comeBack()
  await waitFor(() => expect(button()).toBeEnabled())
  await page.user.click(button())
  screen.getByText('Book the same again?')
  expect(page.http.calls).toHaveLength(1)
})

test('keeps a failure visible during the next call, so that no button moves under a double click', async () => {
  const slow = Promise.withResolvers<unknown>()
  const { left, pay } = open([refusing(500, null), () => slow.promise])
  await pay()
  await screen.findByText(cardFailed)
  await pay()
  await screen.findByRole('button', { name: 'Processing...' })
  screen.getByText(cardFailed)
  slow.resolve({ redirect_url: payPage })
  await waitFor(() => expect(left).toEqual([payPage]))
  expect(screen.queryByText(cardFailed)).toBeNull()
})

describe('a changed price', () => {
  const summary = { totalUsd: 100 }
  const changedTo = (usd: number, current_counts?: object) =>
    refusing(409, {
      error: { code: 'price_changed', current_total_amount_usd: usd, current_counts },
    })
  const change = async () => within(await screen.findByRole('alert'))

  test('stands beside the old one, and does nothing else', async () => {
    const { left, pay } = open([changedTo(120.5)], { summary })
    await pay()
    const callout = await change()
    for (const text of ['The price has changed', '$100.00', '$120.50']) callout.getByText(text)
    expect(screen.queryByText(cardFailed)).toBeNull()
    expect(shownTotal()).toContain('$120.50')
    expect(left).toEqual([])
    const back = callout.getByRole('link', { name: 'Go back' })
    expect(back.getAttribute('href')).toBe('/tours/reef')
    await expectAccessible()
  })

  test('is discarded when a birth date changes', async () => {
    const { pay, user } = open([changedTo(150)], { summary })
    await pay()
    await change()
    expect(shownTotal()).toContain('$150.00')
    const birth = screen.getByLabelText('Date of Birth')
    await user.clear(birth)
    await user.type(birth, '1985-05-17')
    expect(screen.queryByText('The price has changed')).toBeNull()
    expect(shownTotal()).toContain('$100.00')
  })

  test.each(['Continue at $120.50', 'Confirm & Pay with Card'])(
    'is paid by "%s" under a new idempotency key, and the receipt shows it',
    async (accept) => {
      const paid = () => ({ redirect_url: payPage, total_amount_usd: 120.5 })
      const { left, pay, press, bodies } = open([changedTo(120.5), paid], { summary })
      await pay()
      await change()
      await press(accept)
      await waitFor(() => expect(left).toEqual([payPage]))
      expect(bodies()).toMatchObject([{ totalUsd: 100 }, { totalUsd: 120.5 }])
      expect(new Set(page.keys()).size).toBe(2)
      expect(shownTotal()).toContain('$120.50')
      expect(screen.queryByText('Price per person')).toBeNull()
      const receipt = takeReceipt(page.session, 'tour', null)
      expect(receipt?.recap).toMatchObject({ totalUsd: 120.5, lines: [] })
    },
  )

  test('that the provider refuses again is a failure', async () => {
    const { pay, press } = open([changedTo(120.5), changedTo(120.5)], { summary })
    await pay()
    await press('Continue at $120.50')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(cardFailed)
    await waitFor(() => expect(document.activeElement).toBe(alert.closest('[tabindex]')))
  })

  test('is asked about by WhatsApp too, and stands in the message', async () => {
    const { ask, press, opened } = open([changedTo(90)], { summary })
    await ask()
    await press('Continue at $90.00')
    const chat = 'https://wa.me/529985550142?text=Tour%20for%20Ana%20L%C3%B3pez%20at%2090'
    await waitFor(() => expect(opened).toEqual([chat]))
  })

  test.each([
    ['at its total', 200],
    ['at its total where ours for its counts differs', 180],
  ])("is paid for the provider's counts %s", async (_, usd) => {
    const counts = { adults: 1, children: 1, infants: 1 }
    const { left, pay, press, bodies } = withInfants([changedTo(usd, counts), paying])
    await pay()
    await screen.findByText('By their birth dates you travel as 1 Adult, 1 Child, 1 Infant(s).')
    await press(`Continue at $${usd}.00`)
    await waitFor(() => expect(left).toHaveLength(1))
    const guests = [ana, outgrown, infant]
    expect(bodies().slice(1)).toEqual([{ guests, totalUsd: usd, ...counts }])
    expect(shownTotal()).toContain(`$${usd}.00`)
  })
})

const infant = { ...ana, firstName: 'Eva', dob: '2026-01-01', passportNumber: 'G12345679' }
/** Turns two on the second day of the trip. */
const outgrown = { ...infant, firstName: 'Leo', dob: '2024-11-25', passportNumber: 'G12345680' }

/** Opens a summary for Ana and two infants, of a provider that accepts every addition. */
function withInfants(next: FakeAnswer[]) {
  const summary = { totalUsd: 100, infants: 2, accepts: ['counts', 'replaces', 'notes'] }
  const typed = { 'adults-1': ana, 'infants-1': outgrown, 'infants-2': infant }
  return open(next, { summary, typed })
}

test('replaces the earlier checkout after a corrected letter', async () => {
  const { pay, user } = withInfants([paying, paying])
  await pay()
  await waitFor(() => expect(page.left).toHaveLength(1))
  comeBack()
  await user.type(await screen.findByLabelText('First Name'), 'b')
  await pay()
  await waitFor(() => expect(page.http.calls).toHaveLength(2))
  const [first, second] = page.keys()
  expect(second).not.toBe(first)
  expect(page.http.calls.map(({ replacesKey }) => replacesKey)).toEqual([null, first])
})

test('counts an infant who turns two during the trip as a child in one tap, and keeps typed fields', async () => {
  const { press, pay, bodies } = withInfants([paying])
  await press('Guest 2')
  const text = '2 years old on Fri 27-11-2026: infants are under 2.'
  expect(screen.getByRole('region', { name: 'Guest 2' }).textContent).toContain(text)
  await press('Count as a child: total $200.00')
  expect(shownTotal()).toContain('$200.00')
  const child = within(screen.getByRole('region', { name: 'Guest 2' }))
  child.getByText('· Child (2-12)')
  expect(document.activeElement).toBe(child.getByLabelText('Date of Birth'))
  await pay()
  const counts = { adults: 1, children: 1, infants: 1 }
  const guests = [ana, outgrown, infant]
  await waitFor(() => expect(bodies()).toEqual([{ guests, totalUsd: 200, ...counts }]))
})
