import { describe, expect, test } from 'vitest'
import { anyRoom, roomWith, stayFor } from './fixtures.ts'
import { enoughNights, largestMinNights, minimumStayProblem, requiredNights } from './rates.ts'
import { roomMinNights } from './room-choice.ts'

test.each([
  [1, 'This room requires a minimum stay of 2 nights.'],
  [2, null],
  [3, null],
])('a stay of %i nights where 2 are required: %s', (nights, expected) => {
  expect(minimumStayProblem(2, nights)).toBe(expected)
})

test.each([
  [4, 2, 4],
  [null, 2, 2],
  [0, 2, 0],
  [null, null, 0],
])('a rate asking for %s in a room asking for %s requires %i nights', (rate, room, expected) => {
  expect(requiredNights({ minNights: room }, { minNights: rate })).toBe(expected)
})

describe("the minimum stay of a room's card", () => {
  test.each([
    ["the room's own where it is set", [{ minNights: 5 }, { minNights: 1 }], 3, 3],
    ["the room's where it has no rates", [], 3, 3],
    ['else the smallest of its rates', [{ minNights: 5 }, { minNights: 2 }], null, 2],
    ["the rates' where the room's is 0", [{ minNights: 5 }], 0, 5],
    ['none where one rate asks for none', [{ minNights: 5 }, {}], null, 0],
    ['none where nothing is set', [{}], null, 0],
    ['none without rates and bound', [], null, 0],
  ])('%s', (_, rates, minNights, expected) => {
    expect(roomMinNights(roomWith(rates, { minNights }))).toBe(expected)
  })
})

describe('a list checks the largest min_nights over the rates of all rooms', () => {
  test.each([
    ['none set', [anyRoom], 0],
    ['no rooms', [], 0],
    ['over several rooms', [roomWith([{ minNights: 2 }]), roomWith([{}, { minNights: 6 }])], 6],
    ["the rooms' own do not count", [roomWith([{ minNights: 2 }], { minNights: 9 })], 2],
  ])('%s', (_, rooms, expected) => {
    expect(largestMinNights(rooms)).toBe(expected)
  })
})

test('more nights are offered where a room asks for them only', () => {
  const long = roomWith([{ minNights: 5 }])
  expect(enoughNights([long, roomWith([{ minNights: 3 }])], stayFor(2))).toBe(3)
  expect(enoughNights([roomWith([{ maxPax: 1 }])], stayFor(2, { adults: 2 }))).toBeNull()
  expect(enoughNights([roomWith([{}])], stayFor(2))).toBeNull()
})
