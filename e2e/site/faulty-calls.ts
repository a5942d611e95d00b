import { expect, type Page } from '@playwright/test'
import { detailPaths, paths } from '@storefront/contract'
import { flightsFound } from './public-pages.ts'

export type FaultyCall = {
  /** Path of the call below `/api/v1`. */
  call: string
  address: string
  /** Text on the page when the call fails (product 8). */
  text: RegExp
  /** Status of the page when the call fails. */
  status: number
}

const slug = 'gone-wrong'
const fails = (call: string, address: string, text: RegExp, status = 200): FaultyCall => ({
  ...{ call, address, text, status },
})

/** Every read of a page, with the text shown when it fails. */
export const faultyCalls: FaultyCall[] = [
  // Home is shown without slides and articles (product 1.4).
  fails('/page/home', paths.home, /Error Loading Content|Your next adventure awaits\./),
  fails('/destinations/popular', paths.home, /From our blog/),
  fails('/flights/search', flightsFound, /Edit search/),
  fails('/airports/search', flightsFound, /Flights from (CUN|Cancún) to (MIA|Miami)/),
  fails('/articles', paths.blog, /No articles found\./),
  fails(`/articles/${slug}`, detailPaths.article(slug), /Article not found\./, 503),
  fails('/hotels', paths.hotels, /No Hotels Found/),
  fails(`/hotels/${slug}`, detailPaths.hotel(slug), /This hotel could not be loaded\./, 503),
  fails('/tours', paths.tours, /No Tours Found/),
  fails(`/tours/${slug}`, detailPaths.tour(slug), /This tour could not be loaded\./, 503),
  fails('/packages', paths.packages, /No Packages Found/),
  fails(`/packages/${slug}`, detailPaths.package(slug), /This package could not be loaded\./, 503),
  fails('/map-url', paths.contact, /Contact Us/),
  fails('/contact/status', paths.contact, /Contact Us/),
]

/** Goes to an address within the page, as a click on a link does, and waits until the earlier page has gone. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
}
