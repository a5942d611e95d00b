import { products } from '@storefront/contract'
import { expect, test } from 'vitest'
import { createSession } from './session.ts'
import { selectAgain, selectionOf } from './stored-selection.ts'
import { chooseEverything } from './testing/fixtures.ts'

const today = '2026-11-20'

test.each([
  ['flight', ['outboundFlight', 'inboundFlight']],
  ['hotel', ['hotel', 'room']],
  ['tour', ['tour']],
  ['package', ['package']],
] as const)('selects a %s again, with its search, and nothing else', (product, parts) => {
  const [session, other] = [createSession({ today }), createSession({ today })]
  chooseEverything(session)
  const stored = selectionOf(session.getState().selection, product)
  const { searches, ...chosen } = stored
  expect(products.filter((one) => searches[one])).toEqual([product])
  expect(Object.entries(chosen).flatMap(([name, part]) => (part ? name : []))).toEqual(parts)
  expect(selectAgain(other, JSON.parse(JSON.stringify(stored)))).toBe(true)
  expect(other.getState().selection).toEqual(stored)
})

test.each([null, { tour: {} }, selectionOf(createSession({ today }).getState().selection, 'tour')])(
  'selects nothing from malformed or empty data: %j',
  (stored) => {
    const session = createSession({ today })
    expect(selectAgain(session, stored)).toBe(false)
    expect(session.log()).toEqual([])
  },
)
