import { checkoutsKey } from '@storefront/contract'
import { NetworkError } from '@storefront/http'
import { type FakeAnswer, refusing } from '@storefront/http/testing'
import { createSession, mirrorToStorage, type Session } from '@storefront/session'
import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { followDevice } from '../checkouts/device-list.ts'
import { takeReceipt } from '../checkouts/receipt.ts'
import { ana, typedAdults } from '../testing/ana.ts'
import { prepareSummaries } from '../testing/prepare-summaries.ts'
import { comeBack, failureTexts, paying, tour, visitTour } from '../testing/tour-summary.tsx'

const { card: cardFailed } = failureTexts

const server = prepareSummaries()

let page: ReturnType<typeof visitTour>

function open(visit: Parameters<typeof visitTour>[0] = {}) {
  page = visitTour({
    routes: [{ path: '/slow', loader: () => new Promise(() => {}), element: null }],
    ...visit,
  })
  return page
}

/** Selects a tour and types a traveller, in a session that survives a reload. */
function settle(session: Session) {
  mirrorToStorage(session, sessionStorage)
  session.publish('tour-selected', { tour, search: session.getState().tourSearch })
  session.drafts.set('tour', typedAdults(ana))
}

const hanging: FakeAnswer = () => new Promise(() => {})
const card = () => screen.getByRole('button', { name: 'Confirm & Pay with Card' })
const whatsApp = () => screen.getByRole('button', { name: 'Book via WhatsApp' })

/** Opens a summary and presses a button. The provider answers with `answer`, then with nothing. */
const presses =
  (button: 'pay' | 'ask') =>
  async (answer: FakeAnswer, visit: Parameters<typeof open>[0] = {}) => {
    await open({ next: [answer], ...visit })[button]()
    return page
  }
const [pays, asks] = [presses('pay'), presses('ask')]

/** Opens a summary and pays, until the browser leaves for the payment page. */
async function leavesToPay() {
  await pays(paying)
  await waitFor(() => expect(page.left).toHaveLength(1))
  return page
}

const goesTo = (address: string) => act(() => page.router.navigate(address))

test('on a phone the folded summary shows name, date and total, and both buttons are visible', async () => {
  await viewport.viewport(390, 844)
  open()
  await screen.findByRole('button', { name: 'Details', expanded: false })
  const shown = summaryBox()
    .getAllByText(/Reef by boat|Tue 24-11-2026|\$1,234\.50/)
    .filter((element) => element.checkVisibility())
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Reef by boat',
    'Tue 24-11-2026',
    '$1,234.50',
  ])
  for (const button of [card(), whatsApp()]) {
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(844)
  }
})

test('shows both buttons in a low window, without a scrolling panel', async () => {
  await viewport.viewport(1280, 600)
  open()
  await screen.findByRole('heading', { name: 'Booking Summary' })
  for (const button of [card(), whatsApp()]) {
    expect(button.getBoundingClientRect().bottom).toBeLessThan(600)
  }
  const panel = screen.getByRole('complementary')
  const scrolling = [panel, ...panel.querySelectorAll('*')].filter((element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY),
  )
  expect(scrolling).toEqual([])
})

test('on a phone neither a call nor its answer shifts the layout', async () => {
  await viewport.viewport(390, 844)
  const answers = { 'POST /tours/checkout': refusing(503, {}), 'POST /tours/whatsapp': () => null }
  const { user } = open({ answers })
  await screen.findByLabelText('First Name')
  const moved: string[] = []
  const shifts = new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      if (value > 0.001) moved.push(`${value}`)
    }
  })
  await document.fonts.ready
  shifts.observe({ type: 'layout-shift' })
  onTestFinished(() => shifts.disconnect())
  const frames = () => new Promise((resolve) => setTimeout(resolve, 100))
  await user.click(card())
  await screen.findByText(cardFailed)
  await frames()
  await user.click(card())
  await screen.findByText(cardFailed)
  await frames()
  await user.click(whatsApp())
  await screen.findByText('Your booking request was sent.')
  await frames()
  expect(screen.queryByText(cardFailed)).toBeNull()
  expect(moved).toEqual([])
})

test('books nothing once midnight has made the first day too early', async () => {
  const { user } = open()
  await screen.findByRole('button', { name: 'Book via WhatsApp' })
  vi.setSystemTime(new Date('2026-11-21T00:00:01'))
  for (const button of [card, whatsApp]) {
    await user.click(button())
    const alert = await screen.findByText(/^The earliest date is now/)
    expect(alert.parentElement?.textContent).toBe(
      'The earliest date is now Wed 25-11-2026. Please choose another date.',
    )
  }
  expect(page.http.calls).toEqual([])
})

const summaryBox = () => within(screen.getByRole('region', { name: 'Booking Summary' }))

test('sends the guests once on a double click and opens the payment page', async () => {
  const { user, left } = open({ answers: { 'POST /tours/checkout': paying } })
  await user.dblClick(await screen.findByRole('button', { name: 'Confirm & Pay with Card' }))
  await waitFor(() => expect(left).toEqual(['https://pay.example.com/1']))
  expect(page.bodies()).toEqual([{ guests: [ana], totalUsd: 1234.5 }])
  screen.getByRole('button', { name: 'Processing...' })
  expect(page.head()).toMatchObject({ title: 'Tour Summary', noindex: true })
})

test.each([
  ['card', pays, whatsApp],
  ['WhatsApp', asks, card],
])(
  'while a %s call runs, its button says Processing... and the form is locked',
  async (_, send, other) => {
    await send(hanging)
    await screen.findByRole('button', { name: 'Processing...' })
    expect(other()).toBeDisabled()
    const typed = screen.getByRole('region', { name: 'Guest 1' }).closest('fieldset')
    for (const control of typed?.querySelectorAll('input, select, button') ?? []) {
      expect(control.matches(':disabled')).toBe(true)
    }
    screen.getByText('You can change it again once we have an answer.')
    expect(page.http.calls).toHaveLength(1)
  },
)

test('stores the travellers before leaving', async () => {
  await leavesToPay()
  const [address, init] = server.mock.calls.find(([, init]) => init?.method === 'PUT') ?? []
  expect(address).toBe('/session/travellers/tour')
  expect(JSON.parse(String(init?.body))).toEqual({ key: '7', travellers: [ana] })
})

test('pays even when the storefront server cannot store the travellers', async () => {
  server.mockRejectedValue(new TypeError('offline'))
  await leavesToPay()
  expect(console.warn).toHaveBeenCalled()
})

const lost: FakeAnswer = ({ call }) => {
  throw new NetworkError('POST', call, new TypeError('reset'))
}

test('shows below the alert that the item sold out, with a link to choose again', async () => {
  await pays(refusing(409, { error: { code: 'sold_out' } }))
  expect((await screen.findByRole('alert')).textContent).toBe(cardFailed)
  screen.getByText('This has just sold out.')
  expect(screen.getByRole('link', { name: 'Choose again' }).getAttribute('href')).toBe(
    '/tours/reef',
  )
  await expectAccessible()
})

test('WhatsApp: records the request, then opens the chat without an opener', async () => {
  const chat = { opener: window } as unknown as Window
  const order: string[] = []
  const { opened } = await asks(() => void order.push('recorded'), { opens: chat })
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(order).toEqual(['recorded'])
  expect(opened[0]).toBe(
    `https://wa.me/529985550142?text=${encodeURIComponent('Tour for Ana López at 1234.5')}`,
  )
  expect(chat.opener).toBeNull()
  await screen.findByText('Your booking request was sent.')
})

test('WhatsApp: shows a link when the browser blocks the window, and posts only once', async () => {
  await asks(() => null, { opens: null })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open WhatsApp' })
  expect(link.rel).toBe('noopener noreferrer')
  expect(page.http.calls).toHaveLength(1)
})

test('shows at once why both buttons are blocked, and announces the reason again at each press', async () => {
  const { user } = open({ summary: { adults: 51 }, typed: typedAdults(...Array(51).fill(ana)) })
  const alerts = [await screen.findByRole('alert')]
  for (const button of [card(), whatsApp()]) {
    await user.click(button)
    alerts.push(screen.getByRole('alert'))
  }
  expect(new Set(alerts).size).toBe(3)
  for (const alert of alerts) expect(alert.textContent).toMatch(/50 travellers.*WhatsApp/)
  expect(page.http.calls).toEqual([])
})

test('a card problem blocks only payment by card, and the WhatsApp message states the problem', async () => {
  const cardProblem = 'This is not sold on the chosen date.'
  const { user, opened } = open({
    summary: { cardProblem },
    answers: { 'POST /tours/whatsapp': () => ({ reference: 'WA-12' }) },
  })
  const first = await screen.findByRole('alert')
  within(first).getByText(cardProblem)
  within(first).getByText('You can send this booking by WhatsApp.')
  await user.click(card())
  const second = screen.getByRole('alert')
  within(second).getByText(cardProblem)
  expect(second).not.toBe(first)
  expect(document.activeElement).toBe(card())
  expect(page.http.calls).toEqual([])
  await user.click(whatsApp())
  const text = `WA-12; Tour for Ana López at 1234.5; ${cardProblem}`
  await waitFor(() =>
    expect(opened).toEqual([`https://wa.me/529985550142?text=${encodeURIComponent(text)}`]),
  )
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open WhatsApp' })
  expect(link.href).toBe(opened[0])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('leaves the form empty when the server answers a malformed record', async () => {
  server.mockImplementation(async () => Response.json({ travellers: 'all' }))
  open({ typed: null })
  expect((await screen.findByLabelText<HTMLInputElement>('First Name')).value).toBe('')
  await waitFor(() => expect(console.warn).toHaveBeenCalled())
})

test('shows a refusal once to a visitor who returns', async () => {
  const refusal = Promise.withResolvers<void>()
  await pays((call) => refusal.promise.then(() => refusing(422, {})(call)))
  await goesTo('/')
  await act(async () => refusal.resolve())
  await goesTo('/tours/summary')
  expect((await screen.findByRole('alert')).textContent).toBe(cardFailed)
  await goesTo('/')
  await goesTo('/tours/summary')
  await waitFor(card)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('"Go on to payment" books anew after half an hour', async () => {
  const { user } = await leavesToPay()
  comeBack()
  const goOn = screen.getByRole('button', { name: 'Go on to payment' })
  vi.setSystemTime(Date.now() + 31 * 60_000)
  await user.click(goOn)
  await waitFor(() => expect(page.http.calls).toHaveLength(2))
  const [first, second] = page.keys()
  expect(first).not.toBe(second)
})

test('shows an unanswered request after a reload, and retries it under the same key', async () => {
  const { user, http, unmount } = await asks(hanging, { settle })
  unmount()
  open({ answers: { 'POST /tours/whatsapp': () => ({ reference: 'WA-12' }) }, settle })
  await screen.findByText(/We could not confirm that your request arrived/)
  await user.click(whatsApp())
  await screen.findByText('WA-12')
  expect(page.keys()[0]).toBe(http.calls[0]?.idempotencyKey)
})

test('moves the focus to a request that was sent from this page, not to one of an earlier load', async () => {
  const { unmount } = await asks(() => ({ reference: 'WA-12' }), { settle })
  await screen.findByText('WA-12')
  expect(document.activeElement?.textContent).toContain('WA-12')
  unmount()
  open({ settle })
  await screen.findByText('WA-12')
  expect(document.activeElement).toBe(document.body)
})

test('stops a departure for the payment page when the visitor follows a link', async () => {
  const { left } = await leavesToPay()
  await goesTo('/')
  expect(left).toEqual([])
  expect(takeReceipt(page.session, 'tour', null)).toBeNull()
  await goesTo('/tours/summary')
  await screen.findByText(/^You started this booking/)
})

test('opens nothing when the answer arrives while the next page loads', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { router, left } = await pays(() => answer.promise)
  act(() => void router.navigate('/slow'))
  await act(async () => answer.resolve({ redirect_url: 'https://pay.example.com/1' }))
  expect(left).toEqual([])
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

test('keeps the form locked for a visitor who returns before the answer, then offers to go on to payment', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { user, left } = await pays(() => answer.promise)
  await goesTo('/')
  await goesTo('/tours/summary')
  await screen.findByRole('button', { name: 'Processing...' })
  expect(screen.getByLabelText('First Name')).toBeDisabled()
  expect(whatsApp()).toBeDisabled()
  await act(async () => answer.resolve({ redirect_url: 'https://pay.example.com/1' }))
  expect(left).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Go on to payment' }))
  expect(left).toEqual(['https://pay.example.com/1'])
  expect(page.http.calls).toHaveLength(1)
})

test("shows a request's reference and next step, and pays it only as a second booking", async () => {
  const { user, left } = open({
    answers: {
      'POST /tours/whatsapp': () => ({ reference: 'WA-12' }),
      'POST /tours/checkout': paying,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Book via WhatsApp' }))
  await screen.findByText('WA-12')
  screen.getByText(/Nothing is paid yet/)
  const shownButtons = () => screen.queryAllByRole('button', { name: /^(Confirm|Book via)/ })
  expect(shownButtons()).toEqual([])
  const again = screen.getByRole('button', { name: 'Make a second booking' })
  await user.click(again)
  expect(shownButtons()).toHaveLength(2)
  await user.click(again)
  expect(shownButtons()).toEqual([])
  await user.click(again)
  await user.click(card())
  await waitFor(() => expect(left).toHaveLength(1))
  expect(page.http.calls).toHaveLength(2)
})

test.each([
  ['a card payment that follows an unanswered WhatsApp request', () => asks(lost), card],
  ['a request by WhatsApp of a payable booking', leavesToPay, whatsApp],
])('asks before %s', async (_, before, button) => {
  const { user } = await before()
  comeBack()
  await waitFor(() => expect(button()).toBeEnabled())
  await user.click(button())
  screen.getByText('Book the same again?')
  expect(page.http.calls).toHaveLength(1)
})
