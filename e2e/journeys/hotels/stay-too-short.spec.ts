import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday } from '../../visitor/days.ts'
import { selectRoom } from '../../visitor/hotels.ts'
import { lucia } from '../../visitor/people.ts'
import { chooseStay } from '../../visitor/search-widget.ts'

const checkIn = dayFromToday(50)
const room = 'Sunset Suite'
const stayOf = (nights: number) =>
  `checkin=${checkIn}&checkout=${dayFromToday(50 + nights)}&guests=2,0,0`
const page4Nights = `/hotels/arcos-de-san-miguel?${stayOf(4)}`

test('at the summary: a stay that was made too short is said and books nothing; a longer one goes on', async ({
  page,
  visitor,
}) => {
  await visitor.opens(page4Nights)
  await selectRoom(page, room)
  await expect(page.getByRole('alert')).toHaveCount(0)

  // What is looked at elsewhere changes nothing.
  await visitor.opens(`${paths.hotels}?${stayOf(1)}`)
  await visitor.opens(paths.roomSummary)
  await visitor.sees(page.getByRole('button', { name: /^Check-out / }))
  await expect(page.getByRole('alert')).toHaveCount(0)

  await chooseStay(page, checkIn, dayFromToday(51))
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('This room requires a minimum stay of 2 nights.')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++
  })
  await visitor.fillsInTravellers('Guest', [lucia, lucia])
  await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
  await expect(alert).toHaveText('This room requires a minimum stay of 2 nights.')
  await page.getByRole('button', { name: 'Book via WhatsApp' }).click()
  await expect(alert).toHaveText('This room requires a minimum stay of 2 nights.')
  expect(sent).toBe(0)
  await page.getByRole('button', { name: 'Stay 2 nights' }).click()
  await expect(alert).toHaveCount(0)
  const chat = await visitor.booksByWhatsApp()
  expect(chat.text).toContain('Total Nights: 2')
})
