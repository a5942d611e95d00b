import { setTimeout } from 'node:timers/promises'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { answerForWhatsApp, readChat } from '../visitor/chat.ts'
import { dayFromToday, written } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { lucia, mateo, secretsOf } from '../visitor/people.ts'
import type { Visitor } from '../visitor/visitor.ts'

const departs = dayFromToday(12)
const couple = [lucia, mateo]
const request = '**/api/v1/bookings/whatsapp'

async function arrivesAtSummary(visitor: Visitor) {
  await visitor.opens(paths.home)
  await visitor.searchesFlights({
    from: ['Cancún', 'CUN'],
    to: ['Miami', 'MIA'],
    departs,
    party: { adults: 2 },
  })
  const quote = visitor.page.url()
  const flight = await visitor.choosesFirstFlight('departure')
  await visitor.fillsInTravellers('Passenger', couple)
  return { flight, quote }
}

test('a couple sends a one-way booking by WhatsApp', async ({ page, visitor }) => {
  const { flight, quote } = await arrivesAtSummary(visitor)
  const order: string[] = []
  page.on('popup', () => order.push('chat opened'))
  page.on('response', (response) => {
    if (response.request().method() !== 'POST') return
    if (response.url().endsWith('/bookings/whatsapp')) {
      order.push(`request recorded: ${response.status()}`)
    }
  })

  const chat = await visitor.booksByWhatsApp()
  expect(order).toEqual(['request recorded: 201', 'chat opened'])
  expect(chat.number).toBe('529985550142')
  expect(chat.text.split('\n')).toEqual([
    "Hello! I'd like to book:",
    'Flight CUN → MIA (Oneway)',
    '',
    `Departure: ${written(departs)}`,
    `Departure Flight: ${flight.airline}, CUN → MIA, ${flight.times}`,
    'Class: Economy',
    'Travellers: 2 Adults',
    `Total: ${usd((flight.fareCents ?? 0) * 2)} USD`,
    `Lead traveller: ${lucia.firstName} ${lucia.lastName}`,
    `Quote: ${quote}`,
  ])
  for (const secret of secretsOf(couple)) expect(chat.address).not.toContain(secret)
  await visitor.sees(page.getByRole('button', { name: 'Book via WhatsApp' }))
})

test('the window that opens cannot reach back to the site', async ({ page, visitor }) => {
  await arrivesAtSummary(visitor)
  await answerForWhatsApp(page.context())
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Book via WhatsApp' }).click()
  const chat = await opening
  await chat.waitForURL('https://wa.me/**')
  expect(await chat.evaluate(() => window.opener)).toBeNull()
})

test('where the browser blocks the window, a link opens the chat and nothing is sent twice', async ({
  page,
  visitor,
}) => {
  await arrivesAtSummary(visitor)
  let sent = 0
  let answers = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answers = resolve
  })
  await page.route(request, async (route) => {
    sent++
    await isAnswered
    await route.continue()
  })
  let windows = 0
  page.on('popup', () => windows++)
  await page.getByRole('button', { name: 'Book via WhatsApp' }).click()
  await visitor.sees(page.getByRole('button', { name: 'Processing...' }))
  // Chromium takes a window more than 5 s after the click for an advertisement. Meanwhile the journey may not look
  // at the page: Playwright's looking counts as a visitor's gesture.
  await setTimeout(6000)
  const recorded = page.waitForResponse(request)
  answers()
  await recorded
  await setTimeout(1000)

  const link = page.getByRole('link', { name: 'Open WhatsApp' })
  await expect(link).toBeVisible()
  expect(windows).toBe(0)
  expect(sent).toBe(1)

  const { text } = readChat((await link.getAttribute('href')) ?? '')
  expect(text).toContain('Flight CUN → MIA (Oneway)')
  await expect(link).toHaveAttribute('rel', /noopener/)
  console.log(`B15 · blocked after 6 s: a link, ${windows} windows, ${sent} request`)
})

test.describe('when the request is not recorded', () => {
  test.beforeEach(({ troubles }) =>
    troubles.expect(/status of 500/, /Booking request by WhatsApp failed/),
  )

  test('the visitor is told, no window opens, and a second try works', async ({
    page,
    visitor,
  }) => {
    await arrivesAtSummary(visitor)
    await page.route(request, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    let windows = 0
    page.on('popup', () => windows++)
    await page.getByRole('button', { name: 'Book via WhatsApp' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'An error occurred while creating your booking. Please try again.',
    )
    expect(windows).toBe(0)
    await visitor.seesTravellers('Passenger', couple)
    const { text } = await visitor.booksByWhatsApp()
    expect(text).toContain('2 Adults')
  })
})
