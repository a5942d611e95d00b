import { describe, expect, test } from 'vitest'
import { searchText } from './search-text.ts'

describe('search text', () => {
  test.each([
    ['Cancún', 'cancun'],
    ['  São  Paulo ', 'sao paulo'],
    ['MONTRÉAL–Trudeau', 'montreal trudeau'],
    ["O'Hare", 'o hare'],
    ['Can\u200bcún\u200e ２１', 'cancun 21'],
    ['%_\\', ''],
    ['\ud800', ''],
  ])('%j is compared as %j', (text, expected) => expect(searchText(text)).toBe(expected))
})
