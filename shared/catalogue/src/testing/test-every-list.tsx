import type { ListedProduct } from '@storefront/contract'
import { useLocation } from '@storefront/router'
import {
  type FakeAnswer,
  failing,
  prepareScreens,
  renderPage,
  type TestPageOptions,
} from '@storefront/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { type CatalogueRoutesOptions, catalogueRoutes } from '../catalogue-routes.ts'

export type ListUnderTest<Item> = Pick<CatalogueRoutesOptions<Item>, 'loaders' | 'list'> & {
  /** Its plural names the call. */
  product: ListedProduct
  ResultsScreen: ComponentType
  at: string
  title: string
  /** Search for the destination of `at`: query of its call, and what the session remembers. */
  query: { q: string } & Record<string, unknown>
  remembers: object
  answers: Record<string, FakeAnswer>
  /** Names sorted by price. */
  byPrice: string[]
  /** First card and its target. */
  first: { name: string; texts: string[]; image: string; address: string }
  /** Reason for an empty result, where the lookup knows the place. */
  reason: string
  /** Chat text of an empty result. */
  asksFor: string
}

const never: FakeAnswer = () => new Promise(() => {})

/** Placeholder of a detail page, which shows the address. */
function Opened() {
  const { pathname, search, hash } = useLocation()
  return <h1>{pathname + search + hash}</h1>
}

/** Tests a product's list (product 3). Returns a function that opens it. */
export function testEveryList<Item>(options: ListUnderTest<Item>) {
  const { product, ResultsScreen, at, answers, byPrice, first } = options
  const many = `${product}s`
  const call = `GET /${many}`
  const routes = catalogueRoutes({
    ...options,
    results: async () => ({ ResultsScreen }),
    detail: async () => ({ DetailScreen: Opened }),
  })
  const open = (other: Partial<TestPageOptions> = {}) =>
    renderPage({ routes, at, answers, ...other })
  const cards = () => screen.findAllByRole('article')
  const destination = () => screen.getByRole('combobox', { name: 'Destination' })
  const noneTitle = `No ${many.charAt(0).toUpperCase()}${many.slice(1)} Found`
  const nothingFound = () => screen.findByRole('heading', { name: noneTitle })

  prepareScreens()

  test('shows what its address says, remembers it, sorts without another request and links to pages', async () => {
    const { user, http, head, session, address } = open()
    const [card] = await cards()
    for (const text of [first.name, ...first.texts]) expect(card?.textContent).toContain(text)
    expect(card?.querySelector('img')?.getAttribute('src')).toBe(first.image)
    screen.getByRole('heading', { level: 1, name: options.title })
    await waitFor(() => expect(head()?.title).toBe(options.title))
    expect(http.calls).toMatchObject([{ call, query: options.query }])
    expect(destination()).toHaveValue(options.query.q)
    expect(session.getState()).toMatchObject(options.remembers)
    const stored = () => JSON.parse(localStorage.getItem('storefront.searches') ?? '[]')
    const search = expect.objectContaining({ product, address: at })
    await waitFor(() => expect(stored()).toContainEqual(search))
    await user.selectOptions(screen.getByLabelText('Sort by'), 'price')
    await waitFor(async () => {
      const names = (await cards()).map((card) => within(card).getByRole('heading').textContent)
      expect(names).toEqual(byPrice)
    })
    expect(address()).toBe(`${at}&sort=price`)
    expect(http.calls.filter((made) => made.call === call)).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: first.name }))
    await screen.findByRole('heading', { name: first.address })
  })

  test('says why a search finds nothing, and offers the chat', async () => {
    open({ answers: { ...answers, [call]: () => ({ data: [] }) } })
    await nothingFound()
    await screen.findByText(options.reason)
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced).toContain(noneTitle)
    const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask us on WhatsApp' })
    expect(decodeURIComponent(chat.href)).toContain(options.asksFor)
  })

  test('shows the same text when a search fails, logs the failure and retries', async () => {
    const page = open({ answers: { [call]: failing(500) } })
    await nothingFound()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(console.error).toHaveBeenCalled()
    Object.assign(page.http.answers, answers)
    await page.user.click(screen.getByRole('button', { name: 'Retry' }))
    await cards()
    const heading = screen.getByRole('heading', { level: 1 })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  test('shows a spinner while loading', async () => {
    open({ answers: { [call]: never } })
    const text = await screen.findByText(`Searching ${many}…`)
    expect(text.closest('[role="status"]')).not.toBeNull()
  })

  test('on a phone folds the form behind a bar with the search', async () => {
    await viewport.viewport(390, 844)
    const page = open()
    await cards()
    expect(screen.queryByRole('combobox', { name: 'Destination' })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Edit' }))
    await waitFor(() => expect(document.activeElement).toBe(destination()))
    await page.user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Destination' })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
  })

  return open
}
