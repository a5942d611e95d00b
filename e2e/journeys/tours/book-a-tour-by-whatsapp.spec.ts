import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday, written } from '../../visitor/days.ts'
import { usd } from '../../visitor/money.ts'
import { lucia, mateo, secretsOf } from '../../visitor/people.ts'
import { chooseDay, chooseTravellers } from '../../visitor/search-widget.ts'
import { bookTrip, openTrip, tripsShown } from '../../visitor/trips.ts'
import type { Visitor } from '../../visitor/visitor.ts'

const day = dayFromToday(15)
const couple = [lucia, mateo]

async function arrivesAtSummary(visitor: Visitor) {
  const { page } = visitor
  await visitor.opens(`${paths.tours}?destination=Valladolid`)
  const [tour] = await tripsShown(page, 'tour')
  if (!tour) throw new Error('No tour was found.')
  await openTrip(page, 'tour', tour.name)
  const address = page.url()
  await chooseTravellers(page, { adults: 2 })
  await bookTrip(page, 'tour')
  await chooseDay(page, 'Tour date', day)
  await visitor.fillsInTravellers('Guest', couple)
  return { tour, address }
}

test('a couple sends a tour by WhatsApp', async ({ page, visitor }) => {
  const { tour, address } = await arrivesAtSummary(visitor)
  const recorded = page.waitForResponse('**/api/v1/tours/whatsapp')
  const chat = await visitor.booksByWhatsApp()
  expect((await recorded).status()).toBe(201)
  const body = (await recorded).request().postDataJSON()
  expect(body).toMatchObject({ booking_date: day, guests_count: 2 })
  expect(body).not.toHaveProperty('total_amount_usd')
  expect(chat.text.split('\n')).toEqual([
    "Hello! I'd like to book:",
    `${tour.name}, ${tour.destination}`,
    '',
    `Tour date: ${written(day)}`,
    `Duration: ${tour.duration}`,
    'Travellers: 2 Adults',
    `Total: ${usd(tour.perPersonCents * 2)} USD`,
    `Lead traveller: ${lucia.firstName} ${lucia.lastName}`,
    `Quote: ${address}`,
  ])
  for (const secret of secretsOf(couple)) expect(chat.address).not.toContain(secret)
})
