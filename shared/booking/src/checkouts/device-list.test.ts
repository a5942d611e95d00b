import { checkoutsKey, type StoredCheckout } from '@storefront/contract'
import { createSession, type Session } from '@storefront/session'
import { prepareStorage } from '@storefront/testing/storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followDevice, updateList } from './device-list.ts'
import type { DeviceStorage } from './stored-checkouts.ts'

const dayMs = 24 * 60 * 60_000
const now = Date.parse('2026-11-20T12:00:00Z')

/** Checkout of the session's list; `state` stands for the fields that only `booking` knows. */
const one = (id: string, change: object = {}) => ({
  ...{ id, revision: 0, startedAt: now, keptUntil: now + dayMs, state: 'sending' },
  ...change,
})

let tabs: { session: Session; page: EventTarget }[]

prepareStorage()
beforeEach(() => {
  vi.setSystemTime(now)
  tabs = []
})
afterEach(() => void vi.useRealTimers())

function openTab(storage: DeviceStorage = window.localStorage) {
  const page = new EventTarget()
  const session = createSession({ today: '2026-11-20' })
  followDevice(session, storage, page)
  tabs.push({ session, page })
  return session
}

/** Delivers a write to all tabs but its own, as browsers do. */
function hear(writer: Session, change: object = {}) {
  const event = { key: checkoutsKey, newValue: storedText(), ...change }
  for (const { session, page } of tabs)
    if (session !== writer) page.dispatchEvent(Object.assign(new Event('storage'), event))
}

const put = (session: Session, ...changed: StoredCheckout[]) => updateList(session, () => changed)
const listOf = (session: Session) => session.checkouts.get().list
const listed = (session: Session) => listOf(session).map(({ id }) => id)
const storedText = () => window.localStorage.getItem(checkoutsKey) ?? '[]'
const stored = (): StoredCheckout[] => JSON.parse(storedText())
const store = (text: string) => window.localStorage.setItem(checkoutsKey, text)

test('stores new checkouts in front and changed ones in their places, with the next revision', () => {
  const tab = openTab()
  const listener = vi.fn()
  const stop = tab.checkouts.subscribe(listener)
  put(tab, one('a'))
  put(tab, one('b'))
  stop()
  put(tab, one('a', { state: 'paid' }))
  const expected = [one('b', { revision: 1 }), one('a', { revision: 2, state: 'paid' })]
  expect(listOf(tab)).toEqual(expected)
  expect(stored()).toEqual(expected)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(tab.checkouts.getInitial().list).toEqual([])
})

test('a tab hears of the writes of another, keeps the later revision and writes nothing itself', () => {
  const [first, second] = [openTab(), openTab()]
  put(first, one('a'))
  const write = vi.spyOn(window.localStorage, 'setItem')
  hear(first)
  hear(first, { key: 'storefront.seen', newValue: '[]' })
  put(first)
  expect(write).not.toHaveBeenCalled()
  expect(listed(second)).toEqual(['a'])
  put(second, one('a', { state: 'payable' }))
  put(first, one('b'))
  // An earlier write of another tab arrives last.
  hear(second, { newValue: JSON.stringify([one('a', { revision: 1 })]) })
  expect(listOf(first)).toMatchObject([{ id: 'b' }, { id: 'a', state: 'payable', revision: 2 }])
})

test.each([
  ['the same checkout', 'a', ['second']],
  ['two checkouts', 'b', ['first', 'second']],
])('two tabs that write %s at the same time agree and lose nothing', (_, id, states) => {
  const [first, second] = [openTab(), openTab()]
  put(first, one('a', { state: 'first' }))
  const firstText = storedText()
  // The second tab writes without having seen the first write.
  store('[]')
  put(second, one(id, { state: 'second' }))
  hear(first, { newValue: firstText })
  hear(second)
  const statesIn = (list: object[]) => list.map((each) => (each as { state: string }).state).sort()
  expect(statesIn(stored())).toEqual(states)
  for (const tab of [first, second]) expect(statesIn([...listOf(tab)])).toEqual(states)
})

test('a page reads the list when it loads, and again from the back/forward cache, until it is stopped', () => {
  const [first, second] = [openTab(), openTab()]
  put(first, one('a'))
  expect(listed(openTab())).toEqual(['a'])
  tabs[1]?.page.dispatchEvent(new Event('pageshow'))
  expect(listed(second)).toEqual(['a'])
  expect(first.checkouts.get().document).not.toBe(second.checkouts.get().document)
  first.checkouts.device?.stop()
  put(second, one('b'))
  hear(second)
  tabs[0]?.page.dispatchEvent(new Event('pageshow'))
  expect(listed(first)).toEqual(['a'])
})

test('forgets the list when the visitor clears the data of the site', () => {
  const [first, second] = [openTab(), openTab()]
  put(first, one('a'))
  hear(first)
  hear(first, { key: null, newValue: null })
  expect(listed(second)).toEqual([])
})

test('drops checkouts whose time is over', () => {
  const tab = openTab()
  put(tab, one('a'), one('kept', { keptUntil: null }))
  vi.setSystemTime(now + dayMs - 1)
  expect(listed(openTab())).toEqual(['a', 'kept'])
  vi.setSystemTime(now + dayMs)
  expect(listed(openTab())).toEqual(['kept'])
})

test('keeps the newest fifty bookings, and twenty others', () => {
  const tab = openTab()
  for (let n = 0; n < 60; n++) {
    put(tab, one(`kept-${n}`, { startedAt: now + n, keptUntil: null }))
    put(tab, one(`other-${n}`, { startedAt: now + n }))
  }
  const ids = listed(tab)
  expect(ids.filter((id) => id.startsWith('kept'))).toHaveLength(50)
  expect(ids.filter((id) => id.startsWith('other'))).toHaveLength(20)
  expect(ids.slice(0, 2).toSorted()).toEqual(['kept-59', 'other-59'])
  expect(stored().map(({ id }) => id)).toEqual(ids)
})

test('ignores malformed data, and keeps fields and records of other releases', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const text of ['not json', '{}']) {
    store(text)
    expect(listed(openTab())).toEqual([])
  }
  const later = { ...one('b'), later: { field: 1 } }
  store(JSON.stringify([null, {}, { ...one('c'), id: 7 }, later]))
  put(openTab(), one('a'))
  expect(stored()).toEqual([one('a', { revision: 1 }), later])
})

test('knows its checkouts while the page is open if the storage is full or denied', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const tab = openTab({ getItem: denied, setItem: denied })
  put(tab, one('a'))
  put(tab, one('a', { state: 'payable' }))
  expect(listOf(tab)).toMatchObject([{ id: 'a', state: 'payable', revision: 2 }])
  const texts = warn.mock.calls.map(([text]) => text)
  expect(texts).toContain('The bookings on this device cannot be read:')
  expect(texts).toContain('The bookings on this device were not saved:')
})
