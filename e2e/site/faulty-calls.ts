import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import { detailPaths, paths } from '@storefront/contract'
import { dayFromToday } from '../visitor/days.ts'
import { type ApiFault, badAnswer, hangMs } from './bad-answers.ts'

export type FaultyCall = {
  /** The calls below `/api/v1` that fail: one, and those that would make up for it. */
  calls: string[]
  address: string
  /** The text on the page then (product 8). */
  text: RegExp
  /** How the server answers then; 200 unless said. */
  status?: number
}

const slug = 'gone-wrong'

/** Every read that a page makes by itself, with what is shown where it fails. */
export const faultyCalls: FaultyCall[] = [
  {
    calls: ['/page/home'],
    address: paths.home, // An answer without slides and articles is a home page without them (product 1.4).
    text: /Error Loading Content|Your next adventure awaits\./,
  },
  { calls: ['/destinations/popular'], address: paths.home, text: /From our blog/ },
  {
    calls: ['/flights/search'],
    address: `${paths.flightResults}?from=CUN&to=MIA&departureDate=${dayFromToday(9)}&returnDate=&type=Oneway`,
    text: /Edit search/,
  },
  {
    calls: ['/airports/search'],
    address: `${paths.flightResults}?from=CUN&to=MIA&departureDate=${dayFromToday(9)}&returnDate=&type=Oneway`,
    text: /Flights from (CUN|Cancún) to (MIA|Miami)/,
  },
  { calls: ['/articles'], address: paths.blog, text: /No articles found\./ },
  {
    calls: [`/articles/${slug}`],
    address: detailPaths.article(slug),
    text: /Article not found\./,
    status: 503,
  },
  { calls: ['/hotels'], address: paths.hotels, text: /No Hotels Found/ },
  {
    calls: [`/hotels/${slug}`],
    address: detailPaths.hotel(slug),
    text: /This hotel could not be loaded\./,
    status: 503,
  },
  { calls: ['/tours'], address: paths.tours, text: /No Tours Found/ },
  {
    calls: [`/tours/${slug}`],
    address: detailPaths.tour(slug),
    text: /This tour could not be loaded\./,
    status: 503,
  },
  { calls: ['/packages'], address: paths.packages, text: /No Packages Found/ },
  {
    calls: [`/packages/${slug}`],
    address: detailPaths.package(slug),
    text: /This package could not be loaded\./,
    status: 503,
  },
  { calls: ['/map-url'], address: paths.contact, text: /Contact Us/ },
  { calls: ['/contact/status'], address: paths.contact, text: /Contact Us/ },
]

/** Follows an address inside the page, as a click on a link would. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
}

/** Lets a call that a page makes go wrong. */
export async function failWith(route: Route, fault: ApiFault): Promise<void> {
  const answer = badAnswer(fault)
  if (!answer) return route.abort('connectionreset')
  if (fault === 'hang') await pause(hangMs)
  await route.fulfill({ ...answer, contentType: 'application/json' })
}
