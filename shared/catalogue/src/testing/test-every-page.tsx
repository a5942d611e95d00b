import { bookingPaths, type ListedProduct, listPaths } from '@storefront/contract'
import {
  type FakeAnswer,
  failing,
  prepareScreens,
  renderPage,
  type TestPageOptions,
} from '@storefront/testing'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { type CatalogueRoutesOptions, catalogueRoutes } from '../catalogue-routes.ts'

export type PageUnderTest = Pick<CatalogueRoutesOptions<unknown>, 'loaders'> & {
  product: ListedProduct
  DetailScreen: ComponentType
  at: string
  answers: Record<string, FakeAnswer>
  name: string
  banner: string
  texts: string[]
}

const List = () => null

/** Tests a product's detail page (product 3). Returns a function that opens it. */
export function testEveryPage(record: PageUnderTest) {
  const { product, DetailScreen, at, answers, name, banner, texts } = record
  const address = listPaths[product]
  const call = `GET ${at.replace(/\?.*/, '')}`
  const routes = [
    ...catalogueRoutes({
      ...record,
      results: async () => ({ ResultsScreen: List }),
      list: { orders: [], filters: [] },
      detail: async () => ({ DetailScreen }),
    }),
    { path: bookingPaths[product].summary, element: <h1>Summary</h1> },
  ]
  const open = (options: Partial<TestPageOptions> = {}) =>
    renderPage({ routes, at, answers, ...options })
  const heading = () => screen.findByRole('heading', { level: 1, name })

  prepareScreens()

  test('shows every element of product 3', async () => {
    const { container } = open()
    await heading()
    for (const text of texts) expect(screen.getAllByText(text)).not.toEqual([])
    for (const section of [`About this ${product}`, 'Included Services', 'Image Gallery']) {
      screen.getByRole('heading', { level: 2, name: section })
    }
    screen.getByRole('region', { name: `Pictures of ${name}` })
    expect(container.querySelector('script')).toBeNull()
    const image = container.querySelector('img[fetchpriority="high"]')
    expect(image?.getAttribute('src')).toBe(banner)
  })

  test('links to the list when the record does not exist', async () => {
    const page = open({ at: `${address}/nowhere` })
    await screen.findByRole('heading', { name: /^[A-Z][a-z]+ not found\.$/ })
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await page.user.click(screen.getByRole('link', { name: `View all ${product}s` }))
    await waitFor(() => expect(page.address()).toBe(address))
  })

  test('logs a failed load and retries it', async () => {
    const page = open({ answers: { [`GET ${address}`]: failing(500), [call]: failing(500) } })
    await screen.findByRole('heading', { name: `This ${product} could not be loaded.` })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(console.error).toHaveBeenCalled()
    Object.assign(page.http.answers, answers)
    await page.user.click(retry)
    await heading()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }))
  })

  return open
}
