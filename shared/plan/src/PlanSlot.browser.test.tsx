import {
  checkoutsKey,
  type PlanPart,
  type PlanRecord,
  type SelectedTour,
} from '@storefront/contract'
import { prepareScreens, renderPage, type TestPageOptions } from '@storefront/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PlanLineProps } from './line/PlanLine.tsx'
import { PlanSlot } from './PlanSlot.tsx'

prepareScreens()
const root = document.documentElement

const counts = { adults: 2, children: 1, infants: 0 }
const booked = (change: Partial<PlanRecord> = {}, part: Partial<PlanPart> = {}): PlanRecord => ({
  product: 'hotel',
  state: 'paid',
  startedAt: Date.parse('2026-11-20T12:00:00'),
  plan: { place: 'Cancún', first: '2027-01-16', last: '2027-01-21', counts, ...part },
  ...change,
})
const store = (...records: PlanRecord[]) => {
  localStorage.setItem(checkoutsKey, JSON.stringify(records))
}

/** Opens a page with the line, after the first script of a page has set `mark`. */
function open(
  props: PlanLineProps = {},
  options: Partial<TestPageOptions> = {},
  mark: string | null = 'booked',
) {
  if (mark) root.dataset.plan = mark
  const routes = [{ path: '/tours', element: <PlanSlot {...props} /> }]
  return renderPage({ routes, at: '/tours', ...options })
}

const text = 'Your trip: Cancún, 16 to 21 January, 2 adults, 1 child'
const slot = () => document.querySelector('main > div') as HTMLElement

test('shows place, days and people of a booking of this device until another tab deletes it', async () => {
  store(booked())
  open()
  const before = slot().getBoundingClientRect().height
  await screen.findByText(text)
  expect(before).toBeGreaterThan(40)
  expect(slot().getBoundingClientRect().height).toBe(before)
  expect(screen.queryByRole('button')).toBeNull()
  store()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: checkoutsKey })))
  await waitFor(() => expect(root.dataset.plan).toBeUndefined())
  expect(getComputedStyle(slot()).display).toBe('none')
})

test('offers the days of the plan on which a product can be had, and fills its place', async () => {
  store(booked())
  const onDay = vi.fn()
  const requested = { checkInDate: '2027-01-18', guests: counts }
  const isAvailable = (day: string) => day !== '2027-01-17'
  const { user } = open({ requested, onDay, isAvailable })
  const before = slot().getBoundingClientRect().height
  const days = await screen.findByRole('list', { name: 'Days of your trip' })
  const buttons = within(days).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent?.replace(' January', ''))).toEqual([
    ...['16', '18', '19', '20', '21'],
  ])
  screen.getByRole('button', { name: '18 January', pressed: true })
  await user.click(screen.getByRole('button', { name: '20 January', pressed: false }))
  expect(onDay).toHaveBeenCalledExactlyOnceWith('2027-01-20')
  expect(slot().getBoundingClientRect().height).toBe(before)
})

const earlyTour = { product: 'tour', first: '2027-01-15', last: '2027-01-15' } as const

test('says which days of the page do not fit, instead of the people', async () => {
  store(booked({ product: 'flight', state: 'requested' }, { lands: '10:30' }))
  open({ judged: earlyTour }, { answers: { 'GET /destinations/search': () => [] } })
  await screen.findByText('Your trip: 16 to 21 January. You land on 16 January.')
})

test('names the city of an airport after one look-up for all pages', async () => {
  store(booked({ product: 'flight' }))
  const found = [{ id: 1, name: 'Cancún', type: 'destination' }]
  const { http, router } = open({}, { answers: { 'GET /destinations/search': () => found } })
  await screen.findByText(text)
  for (const page of ['/elsewhere', '/tours']) await act(() => router.navigate(page))
  await screen.findByText(text)
  expect(http.calls).toMatchObject([{ query: { query: 'Cancún' } }])
})

const tour = { destinationName: 'Cancún', durationDays: 1 } as SelectedTour
const select: TestPageOptions['settle'] = (session) => {
  const { tourSearch } = session.getState()
  session.publish('tour-selected', { tour, search: { ...tourSearch, tourDate: '2027-01-17' } })
}

test('a selection opens the line during the visit, but not on its own page, nor does its request', async () => {
  const { unmount, session } = open({}, {}, null)
  expect(getComputedStyle(slot()).display).toBe('none')
  act(() => select?.(session))
  await screen.findByText(/^Your trip: .*17 January/)
  expect(root.dataset.plan).toBe('tour')
  unmount()
  open({ judged: earlyTour }, { settle: select }, 'tour')
  root.dataset.plan = 'booked tour'
  expect(getComputedStyle(slot()).display).toBe('none')
})
