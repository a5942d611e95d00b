import {
  type FakeAnswer,
  failing,
  prepareScreens,
  renderPage,
  type TestPageOptions,
} from '@storefront/booking/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'

type Answers = Record<string, FakeAnswer>

export type TripsUnderTest = {
  /** What one is called, and several, e.g. 'tour' and 'tours': their words, and their paths. */
  one: string
  many: string
  routes: TestPageOptions['routes']
  /** An address of theirs: of a search for Tulum or of one of them. */
  at: string
  answers: Answers
}

export type TripListUnderTest = TripsUnderTest & {
  /** Names by price, the lowest first. */
  byPrice: string[]
  /** The first card as it stands, and where it leads. */
  first: { name: string; texts: string[]; address: string }
  /** What the chat is asked for where nothing is found. */
  asksFor: string
}

export type TripPageUnderTest = TripsUnderTest & {
  /** What its provider says of it. */
  wire: Record<string, unknown> | undefined
  name: string
  /** What its page says besides. */
  texts: string[]
  /** What of its description is in bold. */
  bold: string
  /** What search engines are told. */
  head: { description: string; image: string }
}

const opener =
  ({ routes, at, answers }: TripsUnderTest) =>
  (options: Partial<TestPageOptions> = {}) =>
    renderPage({ routes, at, answers, ...options })

const never: FakeAnswer = () => new Promise(() => {})

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What holds for every list of trips (product 3). */
export function testEveryTripList(trips: TripListUnderTest) {
  const { one, many, at, answers, byPrice, first } = trips
  const call = `GET /${many}`
  const open = opener(trips)
  const cards = () => screen.findAllByRole('article')
  const destination = () => screen.getByRole('combobox', { name: 'Destination' })
  const nothingFound = () => screen.findByRole('heading', { name: `No ${capital(many)} Found` })

  prepareScreens()

  test('a card says what it is and costs, and leads to its page', async () => {
    const page = open()
    const [card] = await cards()
    for (const text of [first.name, ...first.texts]) expect(card?.textContent).toContain(text)
    await page.user.click(screen.getByRole('link', { name: first.name }))
    await screen.findByRole('heading', { name: capital(one) })
    expect(page.address()).toBe(first.address)
  })

  test('another order is in the address, leads to the same ones and asks for nothing again', async () => {
    const page = open()
    await cards()
    await page.user.selectOptions(screen.getByLabelText('Sort by'), 'price')
    await waitFor(async () => {
      const names = (await cards()).map((card) => within(card).getByRole('heading').textContent)
      expect(names).toEqual(byPrice)
    })
    expect(page.address()).toBe(`${at}&sort=price`)
    expect(page.http.calls.filter((made) => made.call === call)).toHaveLength(1)
    screen.getByText(`${byPrice.length} ${many}`, { selector: '[role=status]' })
  })

  test('a search that finds nothing says so, keeps the form at hand and offers the chat', async () => {
    const page = open({ answers: { [call]: () => [] } })
    await nothingFound()
    await page.user.click(screen.getByRole('button', { name: 'Edit search' }))
    await waitFor(() => expect(document.activeElement).toBe(destination()))
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask us on WhatsApp' })
    expect(decodeURIComponent(chat.href)).toContain(trips.asksFor)
  })

  test('a search that failed is logged, shows the same text, and Retry heals it', async () => {
    const page = open({ answers: { [call]: failing(500) } })
    await nothingFound()
    expect(console.error).toHaveBeenCalled()
    Object.assign(page.http.answers, answers)
    await page.user.click(screen.getByRole('button', { name: 'Retry' }))
    await cards()
  })

  test('a spinner shows while they load', async () => {
    open({ answers: { [call]: never } })
    const text = await screen.findByText(`Searching ${many}…`)
    expect(text.closest('[role="status"]')).not.toBeNull()
  })

  test('on a phone the form is folded away behind what was searched', async () => {
    await viewport.viewport(390, 844)
    const page = open()
    await cards()
    expect(screen.queryByRole('combobox', { name: 'Destination' })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Edit' }))
    await waitFor(() => expect(document.activeElement).toBe(destination()))
  })
}

/** What holds for the page of every trip (product 3). */
export function testEveryTripPage(trip: TripPageUnderTest) {
  const { one, many, at, answers, wire, name } = trip
  const call = `GET ${at.replace(/\?.*/, '')}`
  const open = opener(trip)
  const book = () => screen.findByRole('button', { name: 'Book Now' })
  const described = (description: string) => ({
    answers: { ...answers, [call]: () => ({ data: { ...wire, description } }) },
  })

  prepareScreens()

  test('the page has every element of its product page', async () => {
    const { container } = open()
    await screen.findByRole('heading', { level: 1, name })
    for (const text of trip.texts) screen.getByText(text)
    for (const section of [`About this ${one}`, 'Included Services', 'Image Gallery']) {
      screen.getByRole('heading', { level: 2, name: section })
    }
    expect(screen.getByText(trip.bold).tagName).toBe('B')
    expect(container.querySelector('script')).toBeNull()
    const banner = container.querySelector('img[fetchpriority="high"]')
    expect(banner?.getAttribute('src')).toBe(trip.head.image)
  })

  test.each([390, 1280])('the gallery has four thumbnails in sight at %i px', async (width) => {
    await viewport.viewport(width, 900)
    const { container } = open()
    const thumbs = await screen.findAllByRole('button', { name: /^Show picture/ })
    expect(thumbs).toHaveLength(4)
    const strip = container.querySelector('[aria-roledescription="carousel"]') as HTMLElement
    const { right } = strip.getBoundingClientRect()
    for (const thumb of thumbs) {
      expect(thumb.getBoundingClientRect().right).toBeLessThanOrEqual(right + 4)
    }
  })

  test('the panel stays in sight beside a long description', async () => {
    open(described('<p>Word after word.</p>'.repeat(200)))
    const button = await book()
    window.scrollTo(0, 1500)
    const { top, bottom } = button.getBoundingClientRect()
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(window.innerHeight)
  })

  test('a long description is folded on a phone until it is asked for', async () => {
    await viewport.viewport(390, 844)
    const { user } = open(described('<p>Word after word.</p>'.repeat(60)))
    const more = await screen.findByRole('button', { name: 'Read more' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await user.click(more)
    await screen.findByRole('button', { name: 'Show less', expanded: true })
  })

  test('search engines get its description and its place in the site', async () => {
    const { head } = open()
    await book()
    const jsonLd = [{ '@type': 'TouristTrip' }, { '@type': 'BreadcrumbList' }]
    await waitFor(() => expect(head()).toMatchObject({ title: name, ...trip.head, jsonLd }))
  })

  test('a spinner shows while it loads', async () => {
    open({ answers: { [call]: never } })
    const text = await screen.findByText(`Loading ${one}…`)
    expect(text.closest('[role="status"]')).not.toBeNull()
  })

  test('one that does not exist says so and leads to the others', async () => {
    const page = open({ at: `/${many}/nowhere` })
    await screen.findByRole('heading', { name: `${capital(one)} not found.` })
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await page.user.click(screen.getByRole('link', { name: `View all ${many}` }))
    expect(page.address()).toBe(`/${many}`)
  })

  test('one that could not be loaded is logged and can be asked for again', async () => {
    const page = open({ answers: { [`GET /${many}`]: failing(500), [call]: failing(500) } })
    await screen.findByRole('heading', { name: `This ${one} could not be loaded.` })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(console.error).toHaveBeenCalled()
    Object.assign(page.http.answers, answers)
    await page.user.click(retry)
    await book()
  })
}
