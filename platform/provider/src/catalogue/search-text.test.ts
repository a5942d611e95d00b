import { expect, test } from 'vitest'
import { searchText } from './search-text.ts'

test.each([
  ['  São  Paulo ', 'sao paulo'],
  ['MONTRÉAL–Trudeau', 'montreal trudeau'],
  ['Can\u200bcún\u200e ２１', 'cancun 21'],
  ['%_\\', ''],
])('compares %j as %j', (text, expected) => expect(searchText(text)).toBe(expected))
