import { expect, test } from '../fixtures.ts'
import { flightsFound } from '../site/public-pages.ts'
import { dayFromToday, written } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { lucia, mateo, secretsOf } from '../visitor/people.ts'

const couple = [lucia, mateo]

test('a couple books a one-way flight by WhatsApp, recorded before the chat opens', async ({
  page,
  visitor,
}) => {
  await visitor.opens(`${flightsFound}&adults=2&children=0&infants=0&cabinClass=Economy`)
  const quote = page.url()
  const flight = await visitor.choosesFirstFlight('departure')
  await visitor.fillsInTravellers('Passenger', couple)
  const order: string[] = []
  page.on('popup', () => order.push('chat opened'))
  page.on('response', (response) => {
    if (response.url().endsWith('/bookings/whatsapp')) order.push(`recorded: ${response.status()}`)
  })

  const chat = await visitor.booksByWhatsApp()
  expect(order).toEqual(['recorded: 201', 'chat opened'])
  expect(chat.number).toBe('529985550142')
  expect(chat.text.split('\n')).toEqual([
    "Hello! I'd like to book:",
    expect.stringMatching(/^Request: [A-Z0-9-]+$/),
    'Flight CUN → MIA (Oneway)',
    '',
    `Departure: ${written(dayFromToday(9))}`,
    `Departure Flight: ${flight.airline}, CUN → MIA, ${flight.times}`,
    'Class: Economy',
    'Travellers: 2 Adults',
    `Total: ${usd((flight.fareCents ?? 0) * 2)} USD (Economy fare)`,
    expect.stringMatching(/^Price holds until: .+ \(Cancún time\)$/),
    `Lead traveller: ${lucia.firstName} ${lucia.lastName}`,
    `Quote: ${quote}`,
  ])
  for (const secret of secretsOf(couple)) expect(chat.address).not.toContain(secret)
  await visitor.sees(page.getByRole('button', { name: 'Make a second booking' }))
})
