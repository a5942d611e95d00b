import { readStaySearch, type StaySearch } from '@storefront/domain'
import type { Session } from '@storefront/session'

/** The search that an address asks for, for loaders: what it leaves out is the visitor's own. */
export function askedStay(url: string, session: Session): StaySearch {
  const { today, hotelSearch } = session.getState()
  return readStaySearch(new URL(url).searchParams, today, hotelSearch)
}
