import { type AskedSearch, readStaySearch, type StaySearch } from '@storefront/domain'
import type { SessionState } from '@storefront/session'

/** The stay that an address asks for; what it leaves out is the visitor's own. */
export function askedStay(
  params: URLSearchParams,
  { today, hotelSearch }: SessionState,
): AskedSearch<StaySearch> {
  return readStaySearch(params, today, hotelSearch)
}
