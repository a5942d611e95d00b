import type { Product } from './products.ts'

/** All pages (product 1.2). Verticals link to each other only through this table. */
export const paths = {
  home: '/',
  contact: '/contact-us',
  flightResults: '/flights/results',
  flightSummary: '/flights/summary',
  flightSuccess: '/flights/success',
  /** The specified spelling (product 1.2); `/flights/error` is an alias. */
  flightFailed: '/flighs/error',
  hotels: '/hotels',
  roomSummary: '/hotels/room-summary',
  hotelSuccess: '/hotels/success',
  hotelFailed: '/hotels/error',
  tours: '/tours',
  tourSummary: '/tours/summary',
  tourSuccess: '/tours/success',
  tourFailed: '/tours/error',
  packages: '/packages',
  packageSummary: '/packages/summary',
  packageSuccess: '/packages/success',
  packageFailed: '/packages/error',
  blog: '/blog',
  account: '/support/account',
  faq: '/support/faq',
  help: '/support/help',
  privacy: '/privacy',
  terms: '/terms',
} as const

/** Lists of records, which have a page each. */
export const listPaths = {
  hotel: paths.hotels,
  tour: paths.tours,
  package: paths.packages,
} as const

/** Product with a list and detail pages. */
export type ListedProduct = keyof typeof listPaths

export const detailPaths = {
  hotel: (slug: string) => `/hotels/${encodeURIComponent(slug)}`,
  tour: (slug: string) => `/tours/${encodeURIComponent(slug)}`,
  package: (slug: string) => `/packages/${encodeURIComponent(slug)}`,
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
} as const

export const bookingPaths: Record<Product, { summary: string; success: string; failed: string }> = {
  flight: {
    summary: paths.flightSummary,
    success: paths.flightSuccess,
    failed: paths.flightFailed,
  },
  hotel: { summary: paths.roomSummary, success: paths.hotelSuccess, failed: paths.hotelFailed },
  tour: { summary: paths.tourSummary, success: paths.tourSuccess, failed: paths.tourFailed },
  package: {
    summary: paths.packageSummary,
    success: paths.packageSuccess,
    failed: paths.packageFailed,
  },
}

/** Home with a search tab open (product 1.2). */
export function homeWithTab(tab: string): string {
  return `${paths.home}?tab=${encodeURIComponent(tab)}`
}
