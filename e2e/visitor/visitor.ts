import { expect, type Locator, type Page } from '@playwright/test'
import { isLive } from '@storefront/chromium'
import { expectTravellers, fillInTravellers } from './booking.ts'
import { answerForWhatsApp, chatIn, type OpenedChat } from './chat.ts'
import { chooseFirstFlight, flightsShown } from './flights.ts'
import { type Person, secretsOf } from './people.ts'

/** A line of the page's event log, as QA reads it. */
export type SeenEvent = { name: string; source: string; payload: unknown }

/** The person of a journey: does and sees what a visitor does and sees, by roles and labels. */
export class Visitor {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Types an address. The page can be used when this is done. */
  async opens(address: string) {
    await this.page.goto(address)
    await this.sitsDown()
  }

  /** Waits until a page that was loaded again is hydrated. */
  async sitsDown() {
    await this.page.waitForFunction(isLive)
  }

  async refreshes() {
    await this.page.reload()
    await this.sitsDown()
  }

  async seesFlights(way: 'departure' | 'return') {
    return flightsShown(this.page, way)
  }

  async choosesFirstFlight(way: 'departure' | 'return') {
    return chooseFirstFlight(this.page, way)
  }

  async fillsInTravellers(label: 'Passenger' | 'Guest', people: Person[]) {
    await fillInTravellers(this.page, label, people)
  }

  async seesTravellers(label: 'Passenger' | 'Guest', people: Person[]) {
    await expectTravellers(this.page, label, people)
  }

  /** Presses 'Confirm & Pay with Card' and arrives at the payment page. */
  async goesToPay() {
    await this.page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Review and pay' })).toBeVisible()
  }

  /** Goes to pay for what was asked for by WhatsApp before: a second booking, on purpose. */
  async paysAsWell() {
    await this.page.getByRole('button', { name: 'Make a second booking' }).click()
    await this.goesToPay()
  }

  async pays() {
    await this.page.getByRole('button', { name: /^Pay \$/ }).click()
    await this.sitsDown()
  }

  async declines() {
    await this.page.getByRole('button', { name: 'Decline' }).click()
    await this.sitsDown()
  }

  /** Goes to pay, is declined, and comes back to the summary with the form as typed. Answers the booking's reference. */
  async isDeclinedOnce(address: string, people: Person[]): Promise<string> {
    await this.goesToPay()
    await this.declines()
    await expect(this.page).toHaveURL(new RegExp(`${address}\\?booking=`))
    const reference = new URL(this.page.url()).searchParams.get('booking') ?? ''
    await this.sees(this.heading('Payment was not completed'))
    await this.keepsNothingOf(people)
    await this.page.getByRole('link', { name: 'Try again' }).click()
    await this.sees(this.heading(/Summary$/))
    await this.seesTravellers('Guest', people)
    return reference
  }

  /** Nothing that the browser keeps of the visit, nor the page's log, has a passport or a birth date. */
  async keepsNothingOf(people: Person[]) {
    const kept = await this.page.evaluate(() => {
      const events = window.__storefront__?.events()
      const told = [document.cookie, location.href, events]
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, told])
    })
    for (const secret of secretsOf(people)) expect(kept).not.toContain(secret)
  }

  /** Presses 'Book via WhatsApp' and returns the text of the chat that opens. */
  async booksByWhatsApp(): Promise<OpenedChat> {
    await answerForWhatsApp(this.page.context())
    const opening = this.page.waitForEvent('popup')
    await this.page.getByRole('button', { name: 'Book via WhatsApp' }).click()
    return chatIn(await opening)
  }

  async sees(...locators: Locator[]) {
    for (const locator of locators) await expect(locator).toBeVisible()
  }

  /** The fallback of a remote that is not there, with its Retry. */
  async seesFallback(): Promise<Locator> {
    const fallback = this.page.getByRole('main').getByRole('alert')
    await expect(fallback).toContainText('not available right now', { timeout: 15_000 })
    return fallback
  }

  heading(name: string | RegExp, level = 1): Locator {
    return this.page.getByRole('heading', { name, level })
  }

  /** The events of this page's session so far. */
  async events(): Promise<SeenEvent[]> {
    const events = await this.page.evaluate(() => window.__storefront__?.events() ?? [])
    return [...events]
  }

  /** The site's links: unfolds the menu where the window is too narrow for them. */
  async mainLinks(): Promise<Locator> {
    const menu = this.page.getByRole('button', { name: 'Menu', exact: true })
    const links = this.page.getByRole('navigation', { name: /^(Main|Menu)$/ })
    if ((await menu.isVisible()) && !(await links.isVisible())) await menu.click()
    return links
  }
}
