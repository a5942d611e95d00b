import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
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

const sentText = 'Your booking request was sent.'

/** How long Chromium takes a window for what the visitor's click asked for, in ms. */
const gestureMs = 5000

const isLong = Boolean(process.env.HARDENING)

async function arrivesAtSummary(visitor: Visitor) {
  await visitor.opens(paths.home)
  await visitor.searchesFlights({
    from: ['Cancún', 'CUN'],
    to: ['Miami', 'MIA'],
    departs: dayFromToday(11),
    party: { adults: 2 },
  })
  const days = visitor.page.getByRole('navigation', { name: 'Prices of nearby days' })
  const chosenDay = days.locator('[aria-current="date"]')
  await expect(chosenDay).toHaveText(new RegExp(`${written(dayFromToday(11))}, \\$`))
  await days.getByRole('link', { name: written(departs) }).click()
  await expect(visitor.page).toHaveURL(new RegExp(`departureDate=${departs}.*adults=2`))
  // The address changes before the list does.
  await expect(chosenDay).toHaveText(new RegExp(`${written(departs)}, \\$`))
  const quote = visitor.page.url()
  const flight = await visitor.choosesFirstFlight('departure')
  await visitor.fillsInTravellers('Passenger', couple)
  return { flight, quote }
}

/**
 * Every visitor's browser opens a window only while a click still counts as its visitor's wish. Chromium without a window
 * of its own knows how long that is, and opens it all the same.
 */
async function blockWindowsWithoutGesture(page: Page) {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...args) => (navigator.userActivation.isActive ? open(...args) : null)
  })
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
    expect.stringMatching(/^Request: [A-Z0-9-]+$/),
    'Flight CUN → MIA (Oneway)',
    '',
    `Departure: ${written(departs)}`,
    `Departure Flight: ${flight.airline}, CUN → MIA, ${flight.times}`,
    'Class: Economy',
    'Travellers: 2 Adults',
    `Total: ${usd((flight.fareCents ?? 0) * 2)} USD (Economy fare)`,
    `Lead traveller: ${lucia.firstName} ${lucia.lastName}`,
    `Quote: ${quote}`,
  ])
  for (const secret of secretsOf(couple)) expect(chat.address).not.toContain(secret)
  await visitor.sees(page.getByRole('button', { name: 'Make a second booking' }))
})

for (const delayMs of isLong ? [0, 4000, 6000, 20_000] : [6000]) {
  const isBlocked = delayMs > gestureMs
  test(`recorded after ${delayMs / 1000} s: ${isBlocked ? 'the browser blocks the window, and a link opens the chat' : 'the chat opens'}; nothing is sent twice`, async ({
    page,
    visitor,
  }) => {
    await blockWindowsWithoutGesture(page)
    await arrivesAtSummary(visitor)
    await answerForWhatsApp(page.context())
    let sent = 0
    await page.route(request, async (route) => {
      sent++
      await setTimeout(delayMs)
      await route.continue()
    })
    let windows = 0
    page.on('popup', () => windows++)
    // Playwright must not read the page before the call is answered: its evaluation counts as a visitor's gesture. The page reports.
    await page.evaluate((text) => {
      const tells = new MutationObserver(() => {
        if (document.body.textContent.includes(text)) console.debug(text)
      })
      tells.observe(document.body, { childList: true, subtree: true, characterData: true })
    }, sentText)
    const told = page.waitForEvent('console', {
      predicate: (message) => message.text() === sentText,
      timeout: delayMs + 15_000,
    })
    await page.getByRole('button', { name: 'Book via WhatsApp' }).click()
    await told
    await visitor.sees(page.getByText(sentText))
    await expect.poll(() => [windows, sent]).toEqual([isBlocked ? 0 : 1, 1])
    const link = page.getByRole('link', { name: 'Open WhatsApp' })
    await expect(link).toHaveCount(isBlocked ? 1 : 0)
    if (isBlocked) {
      const { text } = readChat((await link.getAttribute('href')) ?? '')
      expect(text).toContain('Flight CUN → MIA (Oneway)')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    console.log(
      `B15 · recorded after ${delayMs / 1000} s: ${windows} windows, ${isBlocked ? 'a link' : 'no link'}, ${sent} request`,
    )
  })
}
