import { expect, test } from 'vitest'
import { exposeEventLog } from './expose-event-log.ts'
import { createSession } from './session.ts'

test("QA reads a page's events and state", () => {
  const session = createSession({ today: '2026-11-20' })
  const target: Pick<Window, '__storefront__'> = {}
  exposeEventLog(session, target)
  session.publish('flight-search-started', {}, 'flights')
  expect(target.__storefront__?.events()).toMatchObject([
    { name: 'flight-search-started', source: 'flights' },
  ])
  expect(target.__storefront__?.state().isSearchingFlights).toBe(true)
})
