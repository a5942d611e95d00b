import { expect, test } from 'vitest'
import { exposeEventLog } from './expose-event-log.ts'
import { createSession } from './session.ts'

test('`__storefront__` gives QA the events and state of the page', () => {
  const session = createSession({ today: '2026-11-20' })
  const target: Pick<Window, '__storefront__'> = {}
  exposeEventLog(session, target)
  session.publish('hotel-search-changed', { destination: 'Tulum' }, 'hotels')
  expect(target.__storefront__?.events()).toMatchObject([
    { name: 'hotel-search-changed', source: 'hotels' },
  ])
  expect(target.__storefront__?.state().hotelSearch.destination).toBe('Tulum')
})
