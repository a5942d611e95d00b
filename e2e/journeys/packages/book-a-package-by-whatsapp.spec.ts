import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday, written } from '../../visitor/days.ts'
import { usd } from '../../visitor/money.ts'
import { lucia, secretsOf } from '../../visitor/people.ts'
import { bookTrip, lastDayOf, openTrip, tripsShown } from '../../visitor/trips.ts'

const [checkIn, checkOut] = [dayFromToday(20), dayFromToday(24)]

test('a package is sent by WhatsApp from a shared link', async ({ page, visitor }) => {
  await visitor.opens(
    `${paths.packages}?destination=Valladolid&checkin=${checkIn}&checkout=${checkOut}&guests=1`,
  )
  const [found] = await tripsShown(page, 'package')
  if (!found) throw new Error('No package was found.')
  await openTrip(page, 'package', found.name)
  const address = page.url()
  await bookTrip(page, 'package')
  await visitor.fillsInTravellers('Guest', [lucia])
  const recorded = page.waitForResponse('**/api/v1/packages/whatsapp')
  const chat = await visitor.booksByWhatsApp()
  expect((await recorded).status()).toBe(201)
  expect(chat.text.split('\n')).toEqual([
    "Hello! I'd like to book:",
    `${found.name}, ${found.destination}`,
    '',
    `Check-in: ${written(checkIn)}`,
    `Check-out: ${written(lastDayOf(found, 20))}`,
    `Duration: ${found.duration}`,
    'Travellers: 1 Adult',
    `Total: ${usd(found.perPersonCents)} USD`,
    `Lead traveller: ${lucia.firstName} ${lucia.lastName}`,
    `Quote: ${address}`,
  ])
  for (const secret of secretsOf([lucia])) expect(chat.address).not.toContain(secret)
})
