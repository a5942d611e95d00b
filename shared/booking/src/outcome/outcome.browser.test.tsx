import { expectAccessible, prepareDocument } from '@storefront/ui/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saveRecap } from '../recap/recap.ts'
import { ana } from '../testing/ana.ts'
import { renderPage } from '../testing/test-page.tsx'
import { FailedFrame } from './FailedFrame.tsx'
import { SuccessFrame } from './SuccessFrame.tsx'

const server = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))

beforeAll(prepareDocument)
beforeEach(() => {
  sessionStorage.clear()
  server.mockClear()
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const tour = {
  id: 7,
  slug: 'reef',
  name: 'Reef by boat',
  imageUrl: null,
  destinationName: 'Cancún',
  durationDays: 1,
  pricePerPersonUsd: 100,
}

function open(at: string) {
  return renderPage({
    routes: [
      {
        path: '/tours/success',
        Component: () => <SuccessFrame product="tour" nextSteps={['Read your email.']} />,
      },
      { path: '/tours/error', Component: () => <FailedFrame product="tour" /> },
      { path: '/tours/summary', Component: () => <h1>Tour Summary</h1> },
    ],
    at,
    settle: (session) => {
      session.publish('tour-selected', { tour })
      session.drafts.set('tour', [ana])
    },
  })
}

function saveTourRecap() {
  saveRecap('tour', {
    name: 'Reef by boat',
    rows: [{ label: 'Date', value: 'Tue 24-11-2026' }],
    totalUsd: 200,
    selectionKey: 'reef',
    events: [{ title: 'Reef by boat', start: { date: '2026-11-24' } }],
  })
}

test('success shows the reference, the recap and what happens next', async () => {
  saveTourRecap()
  const { head } = open('/tours/success?booking=BK-7F3A')
  await screen.findByRole('heading', { name: 'Reef by boat' })
  screen.getByRole('heading', { level: 1, name: 'Thank you for your booking' })
  screen.getByText('BK-7F3A')
  screen.getByText('Tue 24-11-2026')
  screen.getByText('$200.00')
  screen.getByText('Read your email.')
  expect(head()).toMatchObject({ noindex: true })
})

test('success names who travels, from what the server kept over the payment, and then it is forgotten', async () => {
  saveTourRecap()
  server.mockImplementation(async (_address, init) =>
    init?.method ? new Response(null, { status: 204 }) : Response.json({ travellers: [ana] }),
  )
  open('/tours/success?booking=BK-7F3A')
  expect((await screen.findByText('Names')).nextElementSibling?.textContent).toBe('Ana López')
  expect(server.mock.calls.map(([address, init]) => [init?.method ?? 'GET', address])).toEqual([
    ['GET', '/session/travellers/tour?key=reef'],
    ['DELETE', '/session/travellers/tour'],
  ])
  expect(document.body.textContent).not.toContain(ana.passportNumber)
})

test('success forgets the selection and what was typed, here and on the server', async () => {
  const { session } = open('/tours/success')
  await waitFor(() => expect(session.getState().selection.tour).toBeNull())
  expect(session.drafts.get('tour')).toBeNull()
  expect(server).toHaveBeenCalledWith('/session/travellers/tour', { method: 'DELETE' })
})

test('success opened by hand claims no booking: no reference, no recap, no confirmation', async () => {
  const { http } = open('/tours/success?booking=<b>call%201-900</b>')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/reference/)).toBeNull()
  expect(screen.queryByText(/is confirmed/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  expect(http.calls).toEqual([])
  console.info('B13 · success opened by hand: 0 calls to the provider, nothing claimed')
})

test('success offers the dates for a calendar', async () => {
  saveTourRecap()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  let file: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob
    return 'blob:calendar'
  })
  const { user } = open('/tours/success?booking=BK-1')
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  const link = click.mock.contexts[0] as HTMLAnchorElement
  expect(link.download).toBe('BK-1.ics')
  expect(await file?.text()).toContain('DTSTART;VALUE=DATE:20261124')
})

test('success can be printed', async () => {
  saveTourRecap()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = open('/tours/success')
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test.each(['/tours/success', '/tours/error'])(
  'the phone number on %s is large enough to touch',
  async (at) => {
    open(at)
    const link = await screen.findByRole('link', { name: /^\+52/ })
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
)

test('the heading of an outcome has the focus', async () => {
  open('/tours/success')
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1 }))
})

test('failure leads back to the summary and keeps the selection', async () => {
  const { user, session, head } = open('/tours/error')
  await screen.findByRole('heading', { level: 1, name: 'Payment was not completed' })
  expect(head()).toMatchObject({ noindex: true })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Tour Summary' })
  expect(session.getState().selection.tour).toEqual(tour)
})

test('failure never says that nothing was charged', async () => {
  open('/tours/error')
  await screen.findByRole('heading', { level: 1 })
  expect(document.body.textContent).not.toMatch(/charge/i)
})

test.each(['/tours/success?booking=BK-1', '/tours/error?booking=BK-1'])(
  '%s offers WhatsApp with the reference',
  async (address) => {
    open(address)
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ask us on WhatsApp' })
    expect(decodeURIComponent(link.href)).toContain('BK-1')
    expect(link.rel).toBe('noopener noreferrer')
  },
)

test.each(['/tours/success?booking=BK-1', '/tours/error'])(
  'axe finds nothing on %s',
  async (at) => {
    saveTourRecap()
    open(at)
    await screen.findByRole('heading', { level: 1 })
    await expectAccessible()
  },
)
