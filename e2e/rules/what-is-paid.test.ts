import assert from 'node:assert/strict'
import {
  type BookingDeps,
  book,
  checkoutsOf,
  clearSelection,
  endPayment,
  followDevice,
  goOn,
  inFlight,
  isPayable,
  leaveSummary,
  readCheckouts,
  returnToSummary,
  takeReceipt,
  travellerRecords,
  travellersAt,
  typeTraveller,
} from '@storefront/booking/testing/rules'
import { bookingWays, checkoutsKey } from '@storefront/contract'
import { travellerSlots } from '@storefront/domain'
import { HttpError, NetworkError } from '@storefront/http'
import { createSession, mirrorToStorage, type Session } from '@storefront/session'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** 400 visits of 50 steps, in two tabs that share a device. */
const [visits, stepsPerVisit] = [400, 50]
const seeds = process.env.HARDENING ? [17, 18, 19] : [17]
const product = 'tour' as const
/** Both tours cost the same, so that the total does not tell them apart. */
const totalUsd = 100.5
const party = { adults: 1, children: 0, infants: 0 }
const slots = travellerSlots(party)

type Call = {
  tab: Tab
  selectionKey: string
  body: { name: string; totalUsd: number }
  key: string
  reference: string
  /** True once a response has named the reference. */
  isNamed: boolean
  /** True once a response has named another price than the screen. */
  isDearer: boolean
  answer: PromiseWithResolvers<unknown>
}
type Tab = {
  session: Session
  /** Hears of writes by the other tab. */
  page: EventTarget
  storage: Map<string, string>
  /** Selection key of the open summary. */
  summary: string | null
  isInFront: boolean
  /** First name as typed. */
  typed: string | null
  /** The call whose payment page is open. */
  paying: Call | null
}
type World = {
  tabs: [Tab, Tab]
  device: Map<string, string>
  calls: Call[]
  /** Calls without a response. */
  waiting: Call[]
  /** Checkout of the receipt that was shown, by reference. */
  shown: Map<string, string>
  /** Reference that showed the receipt, by checkout. */
  takenBy: Map<string, string>
  /** First broken invariant inside a call, which `book` would take for a network failure. */
  broken: unknown
}

const answers: Record<string, (call: Call) => unknown> = {
  named: (call) => {
    call.isNamed = true
    return { redirect_url: pageOf(call), reference: call.reference }
  },
  unnamed: (call) => ({ redirect_url: pageOf(call) }),
  'other price': (call) => {
    call.isDearer = true
    return { redirect_url: pageOf(call), total_amount_usd: totalUsd + 1 }
  },
  'price changed': () =>
    failed(409, { code: 'price_changed', current_total_amount_usd: totalUsd + 1 }),
  failed: () => failed(503),
  refused: () => failed(422),
  lost: () => Promise.reject(new NetworkError('POST', '/', null)),
}
const pageOf = ({ reference }: Call) => `https://pay.example/${reference}`
const failed = (status: number, error = {}) =>
  Promise.reject(new HttpError('POST', '/', status, { error }))

const step = fc.record({
  tab: fc.constantFrom<0 | 1>(0, 0, 0, 1),
  way: fc.constantFrom('card', ...bookingWays),
  which: fc.constantFrom<0 | 1>(0, 1),
  answer: fc.constantFrom('named', 'unnamed', ...Object.keys(answers)),
  returning: fc.constantFrom('named', 'named', 'unnamed', 'failed', 'unpaid'),
  reference: fc.nat(12).map((nth) => `R${nth}`),
  isInFront: fc.constantFrom(true, true, false),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Actions of visitor and provider, weighted. */
const actions: [weight: number, act: (world: World, tab: Tab, step: Step) => unknown][] = [
  [4, (world, tab, { which }) => choose(world, tab, which)],
  [2, enter],
  [4, typeName],
  [8, press],
  [2, goesOn],
  [8, isAnswered],
  [8, returnFromPaying],
  [1, (world, tab, { reference }) => openSuccess(world, tab, reference)],
  [1, leaveByLink],
  [1, (_, tab, { isInFront }) => Object.assign(tab, { isInFront })],
  [1, (world, tab) => restart(world, tab, tab.storage)],
  [1, (world, tab) => restart(world, world.tabs[1], new Map(tab.storage))],
]
const action = fc.oneof(
  ...actions.map(([weight, act]) => ({ weight, arbitrary: fc.constant({ act }) })),
)

const storageOf = (items: Map<string, string>) =>
  ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }) as Storage

function openTab(storage: Map<string, string>, device: Map<string, string>): Tab {
  const session = createSession({ today: '2026-11-20' })
  mirrorToStorage(session, storageOf(storage))
  const page = new EventTarget()
  followDevice(session, storageOf(device), page)
  return { session, page, storage, isInFront: true, summary: null, typed: null, paying: null }
}

/** Tells the other tab what the device stores, as browsers do. */
function tellOther({ tabs, device }: World, tab: Tab): void {
  const newValue = device.get(checkoutsKey) ?? '[]'
  const event = Object.assign(new Event('storage'), { key: checkoutsKey, newValue })
  for (const other of tabs) if (other !== tab) other.page.dispatchEvent(event)
}

/** Summary of the selected tour; null without a selection. */
function summaryOf({ session }: Tab) {
  const { tour } = session.getState().selection
  if (!tour) return null
  const recap = { name: tour.name, rows: [], events: [], totalUsd }
  return { selectionKey: `${tour.id}`, totalUsd, recap }
}

/** The open summary with its checkouts. */
function openSummary(tab: Tab) {
  const shown = summaryOf(tab)
  if (!tab.summary || tab.paying || !shown) return null
  const summary = { product, selectionKey: tab.summary }
  const known = readCheckouts(tab.session)
  const isLocked = inFlight(known, summary) !== null
  return { ...shown, checkouts: checkoutsOf(known, summary), isLocked }
}

function choose(world: World, tab: Tab, id: 0 | 1): void {
  leave(tab)
  const about = { destinationName: 'Tulum', durationDays: 4, imageUrl: null }
  const tour = { id, slug: `t-${id}`, name: `T${id}`, pricePerPersonUsd: totalUsd, ...about }
  tab.session.publish('tour-selected', { tour, search: tab.session.getState().tourSearch })
  enter(world, tab)
}

function enter({ takenBy }: World, tab: Tab): void {
  leave(tab)
  tab.paying = null
  tab.summary = summaryOf(tab)?.selectionKey ?? null
  if (!tab.summary) return
  const summary = { product, selectionKey: tab.summary }
  const isPaid = checkoutsOf(readCheckouts(tab.session), summary).some(({ id }) => takenBy.has(id))
  returnToSummary(tab.session, summary)
  // This tab may be a duplicate of a tab that has paid meanwhile.
  if (!isPaid) return
  assert.equal(summaryOf(tab), null, 'what was paid can be paid again')
  Object.assign(tab, { summary: null, typed: null })
}

function leave(tab: Tab, stay: () => void = () => assert.fail('nothing to stop')): void {
  // The payment page has replaced the storefront's own page.
  if (tab.summary && !tab.paying)
    leaveSummary(tab.session, { product, selectionKey: tab.summary }, stay)
  tab.summary = null
}

/** Follows a link, which stops a browser on its way to a slow payment page. */
function leaveByLink(_: World, tab: Tab): void {
  const isStopped = tab.paying !== null
  tab.paying = null
  leave(tab, isStopped ? () => {} : undefined)
}

function typeName(world: World, tab: Tab): void {
  if (openSummary(tab)?.isLocked !== false) return
  tab.typed = `N${world.calls.length}${tab.typed ?? ''}`.slice(0, 20)
  for (const slot of slots) typeTraveller(tab.session, product, slot, { firstName: tab.typed })
}

function press(world: World, tab: Tab, { way }: Step) {
  if (!tab.summary && !tab.paying) enter(world, tab)
  const here = openSummary(tab)
  if (!here || !tab.isInFront) return
  if (!tab.typed) typeName(world, tab)
  if (!tab.typed) return
  const { isLocked, checkouts: _, ...shown } = here
  const travellers = travellerRecords(travellersAt(slots, tab.session.drafts.get(product) ?? {}))
  const body = { name: travellers[0]?.firstName, totalUsd }
  assert.equal(body.name, tab.typed, 'another name is on the screen')
  const before = world.calls.length
  const sent = { travellers, body, replacesHold: true, chatAddress: () => 'https://wa.me/1' }
  void book({ product, itemKey: product, party, way, ...shown, ...sent }, depsOf(world, tab))
  assert(world.calls.length - before <= (isLocked ? 0 : 1), 'a second call runs')
}

function goesOn(world: World, tab: Tab): void {
  const here = openSummary(tab)
  const booking = here?.checkouts.find(isPayable)
  if (!here || !booking || here.isLocked || !tab.isInFront) return
  const { kind } = goOn(booking, here.totalUsd, depsOf(world, tab))
  assert.equal(kind, booking.recap.totalUsd === here.totalUsd ? 'done' : 'price')
}

function depsOf(world: World, tab: Tab): BookingDeps {
  const checked = (check: () => void) => {
    try {
      check()
    } catch (error) {
      world.broken ??= error
    }
  }
  const isThere = () =>
    assert(tab.summary && tab.isInFront && !tab.paying, 'a page opens after the visitor left')
  const post = (_: string, body: unknown, options?: { idempotencyKey?: string }) => {
    const key = options?.idempotencyKey ?? ''
    const known = world.calls.find((call) => call.key === key)
    // The provider returns the same booking for the same key.
    if (known) checked(() => assert.deepEqual(body, known.body, 'a key has two bodies'))
    const reference = known?.reference ?? `R${world.calls.length}`
    const answer = Promise.withResolvers<unknown>()
    const sent = {
      tab,
      key,
      body: body as Call['body'],
      reference,
      isNamed: false,
      isDearer: false,
      answer,
    }
    const call = { ...sent, selectionKey: tab.summary ?? '' }
    world.calls.push(call)
    world.waiting.push(call)
    return answer.promise
  }
  const leaveFor = (address: string) => {
    isThere()
    const call = world.calls.findLast((one) => pageOf(one) === address)
    assert.equal(call?.selectionKey, summaryOf(tab)?.selectionKey, 'paid for another selection')
    assert(!call?.isDearer, 'paid at another price')
    // After a reload the form is empty or restored by the server.
    if (tab.typed) assert.equal(call?.body.name, tab.typed, 'paid for other people')
    tab.paying = call ?? null
  }
  return {
    session: tab.session,
    agency: { paymentHosts: [] } as unknown as BookingDeps['agency'],
    http: { get: async () => null, post },
    browser: {
      isInFront: () => tab.isInFront,
      openWindow: () => checked(isThere) ?? null,
      stay: () => {},
      leave: (address) => checked(() => leaveFor(address)),
    },
  }
}

function isAnswered(world: World, _: Tab, { which, answer }: Step): void {
  const [call] = world.waiting.splice(which, 1)
  if (!call) return
  call.answer.resolve(answers[answer]?.(call))
}

function returnFromPaying(world: World, tab: Tab, { returning }: Step): unknown {
  const { paying } = tab
  if (!paying) return
  if (returning === 'unpaid') return enter(world, tab)
  const { key, reference } = paying
  Object.assign(tab, { summary: null, paying: null })
  if (returning === 'failed') return endPayment(tab.session, product, reference)
  const isOwn = (world.takenBy.get(key) ?? reference) === reference
  const isFirst = (world.shown.get(reference) ?? key) === key
  const receipt = openSuccess(world, tab, returning === 'named' ? reference : null)
  if (returning === 'named' && isOwn && isFirst) assert.equal(receipt, key, 'no receipt was shown')
}

/** Opens the success page. Returns the checkout of its receipt, or null without a receipt. */
function openSuccess(world: World, tab: Tab, reference: string | null): string | null {
  leave(tab)
  const checkout = takeReceipt(tab.session, product, reference)?.id ?? null
  if (checkout && reference) checkReceipt(world, checkout, reference)
  clearSelection(tab.session, product)
  Object.assign(tab, { paying: null, typed: null })
  return checkout
}

/** Asserts that a reference always shows the same checkout, and a checkout belongs to one reference. */
function checkReceipt(world: World, checkout: string, reference: string): void {
  assert.equal(world.shown.get(reference) ?? checkout, checkout, 'another receipt of a reference')
  assert.equal(world.takenBy.get(checkout) ?? reference, reference, 'a receipt of two references')
  const named = world.calls.find(({ key, isNamed }) => key === checkout && isNamed)
  if (named) assert.equal(reference, named.reference, 'a receipt of the reference of another')
  world.shown.set(reference, checkout)
  world.takenBy.set(checkout, reference)
}

/** Replaces a tab by one that is loaded from a storage, without typed records or calls in flight. */
function restart(world: World, old: Tab, storage: Map<string, string>): void {
  leave(old)
  world.waiting = world.waiting.filter(({ tab }) => tab !== old)
  world.tabs[world.tabs.indexOf(old)] = openTab(storage, world.device)
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(seeds)(
  'pays and confirms only what the screen showed, in any order of events (seed %i)',
  { timeout: 120_000 },
  async (seed) => {
    let [calls, receipts] = [0, 0]
    const steps = { minLength: stepsPerVisit, maxLength: stepsPerVisit }
    const visit = fc.array(fc.tuple(step, action), steps)
    const property = fc.asyncProperty(visit, async (all) => {
      const device = new Map<string, string>()
      const tabs: World['tabs'] = [openTab(new Map(), device), openTab(new Map(), device)]
      const empty = { device, shown: new Map(), takenBy: new Map(), broken: null }
      const world: World = { tabs, calls: [], waiting: [], ...empty }
      for (const [one, { act }] of all) {
        const tab = world.tabs[one.tab]
        act(world, tab, one)
        await new Promise<void>((resolve) => setImmediate(resolve))
        for (const written of world.tabs) tellOther(world, written)
        if (world.broken) throw world.broken
        const stored = world.tabs.flatMap(({ storage }) => [...storage.values()]).join()
        assert(!stored.includes('"firstName"'), 'a record is stored')
      }
      calls += world.calls.length
      receipts += world.shown.size
    })
    await fc.assert(property, { numRuns: visits, seed, unbiased: true })
    // Visits that never book would prove nothing.
    expect(calls).toBeGreaterThan(visits)
    expect(receipts).toBeGreaterThan(visits / 20)
  },
)
