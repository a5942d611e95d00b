import { describe, expect, test } from 'vitest'
import { matches, searchText } from './search-text.ts'

describe('search text', () => {
  test.each([
    ['Cancún', 'cancun'],
    ['  São  Paulo ', 'sao paulo'],
    ['MONTRÉAL–Trudeau', 'montreal trudeau'],
    ["O'Hare", 'o hare'],
    ['%_\\', ''],
    ['\ud800', ''],
  ])('%j is compared as %j', (text, expected) => expect(searchText(text)).toBe(expected))

  test.each([
    ['playa del carmen', 'playa', true],
    ['playa del carmen', 'car pla', true],
    ['playa del carmen', 'laya', false],
    ['playa del carmen', 'playa x', false],
    ['playa del carmen', '', true],
  ])('%j matches %j: %s', (text, query, expected) => expect(matches(text, query)).toBe(expected))
})
