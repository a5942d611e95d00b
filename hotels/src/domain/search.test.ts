import { expect, test } from 'vitest'
import { anySearch } from '../testing/fixtures.ts'
import { detailAddress, resultsAddress } from './search.ts'

test("writes a search to the list's address", () => {
  expect(resultsAddress(anySearch)).toBe(
    '/hotels?destination=Canc%C3%BAn&checkin=2026-11-24&checkout=2026-11-27&guests=2%2C1%2C1',
  )
})

test("writes the stay to a hotel's address", () => {
  expect(detailAddress('laguna azul/1', anySearch)).toBe(
    '/hotels/laguna%20azul%2F1?checkin=2026-11-24&checkout=2026-11-27&guests=2%2C1%2C1',
  )
})
