import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { chooseTravellers } from '../visitor/search-widget.ts'

test('a change in one remote reaches the shell and the searches of the other products', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.home)
  await page.getByRole('radio', { name: 'Round Trip' }).check()
  await chooseTravellers(page, { adults: 3, children: 2 })

  // The shell's own log has what the flights remote published on the bus it was given.
  const events = await visitor.events()
  expect(events).toContainEqual(
    expect.objectContaining({
      name: 'traveller-count-changed',
      source: 'flights',
      payload: { band: 'children', count: 2 },
    }),
  )
  // One state: hotel and tour guests follow the flight travellers.
  const state = await page.evaluate(() => window.__storefront__?.state())
  const counts = { adults: 3, children: 2, infants: 0 }
  expect(state).toMatchObject({
    flightSearch: { type: 'Round Trip', travellers: counts },
    hotelSearch: { guests: counts },
    tourSearch: { guests: counts },
  })
})
