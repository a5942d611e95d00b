import type { Browser, Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday } from '../visitor/days.ts'
import { openHotel, selectRoom } from '../visitor/hotels.ts'
import { emma, leo, lucia, mateo } from '../visitor/people.ts'
import { chooseDay, chooseTravellers } from '../visitor/search-widget.ts'
import { type Pieces, textsOn, translateEarly, translatePage } from '../visitor/translate.ts'
import { bookTour, firstTour, openTour } from '../visitor/trips.ts'
import { Visitor } from '../visitor/visitor.ts'

type Step = (visitor: Visitor) => Promise<unknown>

const presses =
  (name: string | RegExp): Step =>
  ({ page }) =>
    page.getByRole('button', { name }).first().click()

/** Toggles a checkbox of the filters. */
const ticks =
  (index: number): Step =>
  ({ page }) =>
    page.getByRole('main').getByRole('checkbox').nth(index).click()

const counts =
  (party: Parameters<typeof chooseTravellers>[1]): Step =>
  ({ page }) =>
    chooseTravellers(page, party)

/** Types a name that nothing has, and waits for the text that says so. */
const findsNothing =
  (field: string, text: string | RegExp): Step =>
  async ({ page }) => {
    await page.getByLabel(field).fill('nowhere')
    await expect(page.getByText(text)).toBeVisible()
  }

/** Fails the next call of a booking by card. */
const isRefused =
  (call: string, answer: { status: number; json?: object }): Step =>
  async ({ page }) => {
    await page.route(`**/api/v1/${call}`, (route) => route.fulfill(answer), { times: 1 })
    await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  }

const days = `checkin=${dayFromToday(30)}&checkout=${dayFromToday(35)}`
const flights = `${paths.flightResults}?from=CUN&to=MIA&departureDate=${dayFromToday(9)}&returnDate=${dayFromToday(12)}&type=Round+Trip&adults=2`
const rooms = `${paths.hotels}?destination=M%C3%A9rida&${days}&guests=2,0,0`

/** Visits by product. The whole page is compared after each step. */
const visits: { name: string; pieces: Pieces; opens: string; steps: Step[] }[] = [
  {
    name: 'a flight',
    pieces: 'sentences',
    opens: flights,
    steps: [
      counts({ adults: 2, children: 1 }),
      presses('Search'),
      (visitor) => visitor.choosesFirstFlight('departure'),
      (visitor) => visitor.choosesFirstFlight('return'),
      (visitor) => visitor.sees(visitor.heading('Flight Summary')),
      presses('Confirm & Pay with Card'),
      presses('Next passenger'),
      (visitor) => visitor.fillsInTravellers('Passenger', [lucia, mateo, emma]),
      isRefused('bookings/create-checkout', { status: 500 }),
      isRefused('bookings/create-checkout', {
        status: 409,
        json: { error: { code: 'price_changed', current_total_amount_usd: 1999 } },
      }),
      presses(/^Continue at/),
    ],
  },
  {
    name: 'a room',
    pieces: 'words',
    opens: rooms,
    steps: [
      ticks(0),
      ticks(1),
      presses('Clear filters'),
      findsNothing('Hotel name', 'No hotels match these filters'),
      ({ page }) => page.getByLabel('Hotel name').fill(''),
      ({ page }) => openHotel(page, 'Casa Flamboyán'),
      counts({ adults: 2, infants: 1 }),
      ({ page }) => selectRoom(page, 'Courtyard Room'),
      counts({ adults: 2, infants: 0 }),
      presses('Confirm & Pay with Card'),
      (visitor) => visitor.fillsInTravellers('Guest', [lucia, mateo]),
      (visitor) => visitor.booksByWhatsApp(),
      (visitor) => visitor.sees(visitor.page.getByText('Your booking request was sent.')),
      presses('Make a second booking'),
    ],
  },
  {
    name: 'a tour',
    pieces: 'sentences',
    opens: `${paths.tours}?destination=Tulum&guests=2,0,0`,
    steps: [
      async ({ page }) => {
        const { name } = await firstTour(page)
        await openTour(page, name)
      },
      counts({ adults: 1, infants: 1 }),
      ({ page }) => bookTour(page),
      counts({ adults: 2 }),
      ({ page }) => chooseDay(page, 'Tour date', dayFromToday(10)),
      presses('Confirm & Pay with Card'),
      (visitor) => visitor.fillsInTravellers('Guest', [lucia, mateo, leo]),
      async (visitor) => {
        await visitor.goesToPay()
        await visitor.declines()
      },
      ({ page }) => page.getByRole('link', { name: 'Try again' }).click(),
      async (visitor) => {
        await visitor.goesToPay()
        await visitor.pays()
      },
      (visitor) => visitor.opens(paths.account),
      presses(/^Delete/),
    ],
  },
  {
    name: 'a search, an answer and a message',
    pieces: 'words',
    opens: paths.home,
    steps: [
      presses('Search'),
      ({ page }) => page.getByRole('radio', { name: 'Round Trip' }).check(),
      counts({ adults: 2, infants: 1, cabin: 'Business' }),
      presses(/^From /),
      findsNothing('Search Location', /^No airports found for/),
      ({ page }) => page.getByPlaceholder('Search Location').fill('Miami'),
      ({ page }) => page.getByRole('option', { name: 'MIA' }).click(),
      ({ page }) => page.getByRole('tab', { name: 'Hotels' }).click(),
      presses('Search'),
      (visitor) => visitor.opens(paths.faq),
      ({ page }) => page.getByRole('searchbox').fill('submarine'),
      (visitor) => visitor.opens(paths.contact),
      presses('Send message'),
      async ({ page }) => {
        await page.getByLabel('Name').fill('Lucía Canul')
        await page.getByLabel('Email').fill('lucia@example.com')
        await page.getByLabel('Message').fill('Is the reef open in May?')
      },
      presses('Send message'),
    ],
  },
]

/** React's error when it replaces a part that was translated before hydration. */
const hydration = /Minified React error #418/

/** A visitor whose browser translates each page after hydration. */
class Reader extends Visitor {
  private readonly pieces: Pieces

  constructor(page: Page, pieces: Pieces) {
    super(page)
    this.pieces = pieces
  }

  override async waitsForHydration() {
    await super.waitsForHydration()
    await translatePage(this.page, this.pieces)
  }
}

async function openTwin(browser: Browser, baseURL: string | undefined): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  return new Visitor(await context.newPage())
}

/** Compares the texts of both pages, without the references of bookings. */
async function expectEqual(reader: Visitor, twin: Visitor) {
  const texts = async ({ page }: Visitor) =>
    (await textsOn(page)).map((text) => text.replaceAll(/\bCUN-\w{6}\b/g, 'CUN'))
  await expect(async () => expect(await texts(reader)).toEqual(await texts(twin))).toPass({
    timeout: 20_000,
  })
}

for (const { name, pieces, opens, steps } of visits) {
  test(`a page translated by ${pieces} shows the same texts: ${name}`, async ({
    browser,
    baseURL,
    page,
    troubles,
  }) => {
    test.slow()
    troubles.expect(/status of (500|409)/, /Card payment failed: HttpError/, hydration)
    const [reader, twin] = [new Reader(page, pieces), await openTwin(browser, baseURL)]
    const start: Step = (visitor) => visitor.opens(opens)
    for (const step of [start, ...steps]) {
      for (const visitor of [reader, twin]) await step(visitor)
      await expectEqual(reader, twin)
    }
    await expect(page.locator('font').first()).toBeAttached()
    await twin.page.context().close()
  })
}

test('a page translated before hydration shows the same texts', async ({
  browser,
  baseURL,
  visitor,
  troubles,
}) => {
  troubles.expect(hydration)
  const twin = await openTwin(browser, baseURL)
  await translateEarly(visitor.page, 'words')
  for (const address of [paths.home, rooms, paths.tours]) {
    for (const one of [visitor, twin]) await one.opens(address)
    await expect(visitor.page.locator('font').first()).toBeAttached()
    await expectEqual(visitor, twin)
  }
  await twin.page.context().close()
})
