import { deferred } from '@storefront/router'
import { storefrontFrom } from '@storefront/session'
import { readDestination } from '../domain/search.ts'
import { getTour, searchTours } from './calls.ts'

/** Searches what the address asks for. */
export const resultsLoader = deferred(({ request, context }, signal) => {
  const destination = readDestination(new URL(request.url).searchParams)
  return searchTours(storefrontFrom(context).http, destination, signal)
})

/** One tour by its slug. */
export const detailLoader = deferred(
  ({ params, context }, signal) => getTour(storefrontFrom(context).http, params.slug ?? '', signal),
  { failedStatus: 503 },
)
