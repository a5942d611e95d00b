import type { Page } from '@playwright/test'
import { detailPaths, paths } from '@storefront/contract'
import { flightsFound } from './public-pages.ts'

export type FaultyCall = {
  /** The calls below `/api/v1` that fail: one, and those that would make up for it. */
  calls: string[]
  address: string
  /** The text on the page then (product 8). */
  text: RegExp
  /** Status of the page then. */
  status: number
}

const slug = 'gone-wrong'
const fails = (call: string, address: string, text: RegExp, status = 200): FaultyCall => ({
  ...{ calls: [call], address, text, status },
})

/** Every read that a page makes by itself, with what is shown where it fails. */
export const faultyCalls: FaultyCall[] = [
  // An answer without slides and articles is a home page without them (product 1.4).
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

/** Follows an address inside the page, as a click on a link would. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
}
