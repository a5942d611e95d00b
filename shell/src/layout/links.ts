import { homeWithTab, paths } from '@storefront/contract'
import { ownerOf, type Remotes, searchTabs } from '@storefront/federation/parts'

/** Link of the header or footer; `tab` is the search tab that it opens. `isCurrent` tests the current path. */
export type SiteLink = {
  label: string
  to: string
  tab?: string
  isCurrent?: (pathname: string) => boolean
}

const below = (path: string) => (pathname: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

const link = (label: string, to: string): SiteLink => ({ label, to, isCurrent: below(to) })

const flights: SiteLink = {
  label: 'Flights',
  to: homeWithTab('flights'),
  tab: 'flights',
  isCurrent: below('/flights'),
}
const hotels = link('Hotels', paths.hotels)
const tours = link('Tours', paths.tours)
const packages = link('Packages', paths.packages)
const blog = link('Blog', paths.blog)
const contact = link('Contact Us', paths.contact)

/** Header links in their order (product 1.3). Packages and Offers have the same address; only Packages is marked. */
const header: SiteLink[] = [
  { label: 'Home', to: paths.home, isCurrent: (pathname) => pathname === paths.home },
  flights,
  hotels,
  tours,
  blog,
  contact,
  packages,
  { label: 'Offers', to: paths.packages },
  link('Sign In', paths.account),
]

const travel = [flights, hotels, tours, packages, blog]

const support = [
  link('Your Account', paths.account),
  link('FAQ', paths.faq),
  link('Help', paths.help),
  contact,
  link('Privacy', paths.privacy),
  link('Terms', paths.terms),
]

/** Links of the header and the footer to pages of live remotes. */
export function siteLinks(remotes: Remotes) {
  const tabs = searchTabs(remotes)
  const leadsSomewhere = ({ to, tab }: SiteLink) =>
    tab ? tabs.some(({ id }) => id === tab) : to === paths.home || ownerOf(to, remotes) !== null
  return {
    header: header.filter(leadsSomewhere),
    travel: travel.filter(leadsSomewhere),
    support: support.filter(leadsSomewhere),
  }
}
