import { paths } from '@storefront/contract'

/** Page and heading by which journeys recognise a remote. */
export type RemotePage = {
  name: string
  page: string
  heading: string | RegExp
  /** Its tab in the search widget. */
  tab?: string
  /** The header's link that leads to `page`; flights have none to a list. */
  link?: string
}

/** A page of every remote. */
export const remotePages: RemotePage[] = [
  {
    name: 'flights',
    page: `${paths.flightResults}?from=CUN&to=MIA&type=Oneway&departureDate=2030-01-08&returnDate=`,
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
