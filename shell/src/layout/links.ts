import { homeWithTab, paths } from '@storefront/contract'
import { ownerOf, type Remotes, searchTabs } from '../remotes/page-remotes.ts'

/** Link of the header or footer; `tab` is the search tab that it opens. `isCurrent` tests the current path. */
export type SiteLink = {
  label: string
  to: string
  tab?: string
  isCurrent?: (pathname: string) => boolean
}

const below = (path: string) => (pathname: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

const flights = { label: 'Flights', to: homeWithTab('flights'), tab: 'flights' }

/** Header links in their order (product 1.3). Packages and Offers have the same address; only Packages is marked. */
const header: SiteLink[] = [
  { label: 'Home', to: paths.home, isCurrent: (pathname) => pathname === paths.home },
  { ...flights, isCurrent: below('/flights') },
  { label: 'Hotels', to: paths.hotels, isCurrent: below(paths.hotels) },
  { label: 'Tours', to: paths.tours, isCurrent: below(paths.tours) },
  { label: 'Blog', to: paths.blog, isCurrent: below(paths.blog) },
  { label: 'Contact Us', to: paths.contact, isCurrent: below(paths.contact) },
  { label: 'Packages', to: paths.packages, isCurrent: below(paths.packages) },
  { label: 'Offers', to: paths.packages },
  { label: 'Sign In', to: paths.account, isCurrent: below(paths.account) },
]

const travel: SiteLink[] = [
  flights,
  { label: 'Hotels', to: paths.hotels },
  { label: 'Tours', to: paths.tours },
  { label: 'Packages', to: paths.packages },
  { label: 'Blog', to: paths.blog },
]

const support: SiteLink[] = [
  { label: 'Your Account', to: paths.account },
  { label: 'FAQ', to: paths.faq },
  { label: 'Help', to: paths.help },
  { label: 'Contact Us', to: paths.contact },
  { label: 'Privacy', to: paths.privacy },
  { label: 'Terms', to: paths.terms },
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
