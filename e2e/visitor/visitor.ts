import { expect, type Locator, type Page } from '@playwright/test'
import { isLive } from '@storefront/chromium'
import { expectTravellers, fillInTravellers } from './booking.ts'
import { answerForWhatsApp, chatIn, type OpenedChat } from './chat.ts'
import { chooseFirstFlight, flightsShown } from './flights.ts'
import { type Person, secretsOf } from './people.ts'

/** A line of the page's event log, as QA reads it. */
export type SeenEvent = { name: string; source: string; payload: unknown }

/** Acts and looks as a visitor does, by roles and labels. */
export class Visitor {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Goes to an address and waits until the page is hydrated. */
  async opens(address: string) {
    await this.page.goto(address)
    await this.waitsForHydration()
  }

  async waitsForHydration() {
    // Not at each frame, as by default: a page that asks for frames while it loads takes more processor time.
    await this.page.waitForFunction(isLive, undefined, { polling: 50 })
  }

  async reloads() {
    await this.page.reload()
    await this.waitsForHydration()
  }

  async seesFlights(way: 'departure' | 'return') {
    return flightsShown(this.page, way)
  }

  async choosesFirstFlight(way: 'departure' | 'return') {
    return chooseFirstFlight(this.page, way)
  }

  /** Returns the number of fields that had to be filled in. */
  async fillsInTravellers(label: 'Passenger' | 'Guest', people: Person[]): Promise<number> {
    return fillInTravellers(this.page, label, people)
  }

  async seesTravellers(label: 'Passenger' | 'Guest', people: Person[]) {
    await expectTravellers(this.page, label, people)
  }

  /** Presses 'Confirm & Pay with Card' and arrives at the payment page, which asks for `total` ('$1,234.50') when given. */
  async goesToPay(total = '$') {
    await this.page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
    await this.sees(
      this.heading('Review and pay'),
      this.page.getByRole('button', { name: `Pay ${total}` }),
    )
  }

  /** Goes to pay for a booking that was requested by WhatsApp before. */
  async paysAsWell() {
    await this.page.getByRole('button', { name: 'Make a second booking' }).click()
    await this.goesToPay()
  }

  async pays() {
    await this.page.getByRole('button', { name: /^Pay \$/ }).click()
    await this.waitsForHydration()
  }

  async declines() {
    await this.page.getByRole('button', { name: 'Decline' }).click()
    await this.waitsForHydration()
  }

  /** Sees the confirmation with its reference and these texts. Returns the reference. */
  async isConfirmed(...texts: string[]): Promise<string> {
    await this.sees(this.heading('Thank you for your booking'))
    await this.reads(this.page.getByRole('main'), this.#reference(), ...texts)
    return this.#reference()
  }

  #reference(): string {
    const reference = new URL(this.page.url()).searchParams.get('booking')
    if (!reference) throw new Error(`There is no reference in ${this.page.url()}`)
    return reference
  }

  /** Opens a summary without a selection, which leads home. */
  async findsNothingSelected(summary: string) {
    await this.opens(summary)
    await expect(this.page).toHaveURL(/\/(\?.*)?$/)
  }

  /** Expects no passport and no birth date in the browser's storages, the address or the event log. */
  async keepsNothingOf(people: Person[]) {
    const kept = await this.page.evaluate(() => {
      const events = window.__storefront__?.events()
      return JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        [document.cookie, location.href, events],
      ])
    })
    for (const secret of secretsOf(people)) expect(kept).not.toContain(secret)
  }

  /** Presses 'Book via WhatsApp' and returns the chat that opens. */
  async booksByWhatsApp(): Promise<OpenedChat> {
    await answerForWhatsApp(this.page.context())
    const opening = this.page.waitForEvent('popup')
    await this.page.getByRole('button', { name: 'Book via WhatsApp' }).click()
    return chatIn(await opening)
  }

  async sees(...locators: Locator[]) {
    for (const locator of locators) await expect(locator).toBeVisible()
  }

  /** Expects each text in one part of the page. */
  async reads(part: Locator, ...texts: string[]) {
    for (const text of texts) await expect(part).toContainText(text)
  }

  /** Waits for the fallback of a remote that is not available. */
  async seesFallback(): Promise<Locator> {
    const fallback = this.page.getByRole('main').getByRole('alert')
    await expect(fallback).toContainText('not available right now')
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

  /** Follows one of the main links; unfolds the menu of a narrow window. */
  async follows(link: string) {
    const menu = this.page.getByRole('button', { name: 'Menu', exact: true })
    const links = this.page.getByRole('navigation', { name: /^(Main|Menu)$/ })
    if ((await menu.isVisible()) && !(await links.isVisible())) await menu.click()
    await links.getByRole('link', { name: link, exact: true }).click()
  }
}
