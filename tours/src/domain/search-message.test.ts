import { expect, test } from 'vitest'
import { searchMessage } from './search-message.ts'

test.each([
  ['Tulum', "Hello! I'm looking for a tour in Tulum. What do you recommend?"],
  ['', "Hello! I'm looking for a tour. What do you recommend?"],
])('a search for "%s" asks: %s', (destination, text) => {
  expect(searchMessage(destination)).toBe(text)
})
