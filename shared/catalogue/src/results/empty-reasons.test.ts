import { createFakeHttp, failing } from '@storefront/http/testing'
import { expect, test } from 'vitest'
import type { EmptyFacts } from '../rules/list-words.ts'
import { type EmptySearch, findReason } from './empty-reasons.ts'

const days = 'from Mon 30-11-2026 to Tue 01-12-2026'
const cancun: EmptySearch = {
  destination: 'Cancún',
  checkInDate: '2026-11-30',
  checkOutDate: '2026-12-01',
  guests: { adults: 7, children: 0, infants: 0 },
}
const found = { ...cancun, isPlaceKnown: true }

/** Asks for the reason of an empty list of hotels, where the lookup of places knows these names. */
function reasonFor(facts: EmptySearch & EmptyFacts, names: string[] | null) {
  const answer = () => names?.map((name) => ({ id: name, name, type: 'destination' }))
  const http = createFakeHttp({ 'GET /destinations/search': names ? answer : failing(500) })
  const reason = findReason('hotel', facts, http, new AbortController().signal)
  return { reason, http }
}

test.each<[string, EmptySearch & EmptyFacts, string]>([
  [
    'a limit before the party',
    { ...found, minNights: 2, isPartyTooLarge: true },
    'No hotel in Cancún takes 7 Adults for fewer than 2 nights.',
  ],
  [
    'the party before the place',
    { ...cancun, isPartyTooLarge: true },
    'No single room takes 7 Adults.',
  ],
  ['dates in a known place', found, `We have no hotel in Cancún ${days}.`],
  ['dates everywhere', { ...cancun, destination: '' }, `We have no hotel ${days}.`],
])('without asking the lookup, names %s', async (_, facts, text) => {
  const { reason, http } = reasonFor(facts, [])
  expect(await reason).toEqual({ text })
  expect(http.calls).toEqual([])
})

test.each<[string, EmptySearch & EmptyFacts, string[], object | null]>([
  [
    'a misspelt place',
    { ...cancun, destination: 'Cancum' },
    ['Cancún'],
    { text: 'We know no place called “Cancum”.', meant: 'Cancún' },
  ],
  [
    'a place that nobody knows',
    { ...cancun, destination: 'Atlantis' },
    [],
    { text: 'We know no place called “Atlantis”.' },
  ],
  [
    'nothing for what may be another name of places',
    { ...cancun, destination: 'Quintana Roo' },
    ['Cancún', 'Tulum'],
    null,
  ],
  [
    'that a place has none',
    { destination: 'cancun' },
    ['Cancún'],
    { text: 'We have no hotels in cancun at the moment.' },
  ],
])('after the lookup, names %s', async (_, facts, names, expected) => {
  expect(await reasonFor(facts, names).reason).toEqual(expected)
})

test('says nothing of a place if the lookup fails', async () => {
  await expect(reasonFor({ ...cancun, destination: 'Cancum' }, null).reason).rejects.toThrow('500')
})
