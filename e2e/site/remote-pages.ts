import { paths } from '@storefront/contract'
import { flightsFound } from './public-pages.ts'

export type RemotePage = {
  name: string
  page: string
  heading: string | RegExp
  /** Its tab in the search widget. */
  tab?: string
  /** The header's link to `page`; flights have none. */
  link?: string
}

export const remotePages: RemotePage[] = [
  {
    name: 'flights',
    page: flightsFound,
    heading: /Flights from/,
    tab: 'Flights',
  },
  {
    name: 'hotels',
    page: paths.hotels,
    heading: 'Find Your Perfect Hotel',
    tab: 'Hotels',
    link: 'Hotels',
  },
  { name: 'tours', page: paths.tours, heading: 'Explore Our Tours', tab: 'Tours', link: 'Tours' },
  {
    name: 'packages_mfe',
    page: paths.packages,
    heading: 'Explore Our Packages',
    tab: 'Packages',
    link: 'Packages',
  },
  { name: 'content', page: paths.blog, heading: 'Our Blog', link: 'Blog' },
]
