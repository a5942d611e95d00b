import { readStaySearch } from '@storefront/domain'
import { deferred } from '@storefront/router'
import { storefrontFrom } from '@storefront/session'
import { type HotelsFound, offersFor } from '../domain/offers.ts'
import { getHotel, searchHotels } from './calls.ts'

/** Searches what the address asks for; what it leaves out is the visitor's own. */
export const resultsLoader = deferred(
  async ({ request, context }, signal): Promise<HotelsFound> => {
    const { session, http } = storefrontFrom(context)
    const { search } = readStaySearch(new URL(request.url).searchParams, session.getState())
    return { search, offers: offersFor(await searchHotels(http, search, signal), search) }
  },
)

/** One hotel by its slug. Dates and guests change nothing of it: they choose among its rates. */
export const detailLoader = deferred(
  ({ params, context }, signal) =>
    getHotel(storefrontFrom(context).http, params.slug ?? '', signal),
  { failedStatus: 503 },
)
