import type { SelectedPackage } from '@storefront/contract'
import { readStaySearch, type StaySearch } from '@storefront/domain'
import { deferred } from '@storefront/router'
import { storefrontFrom } from '@storefront/session'
import { getPackage, searchPackages } from './calls.ts'

/** What a search found. */
export type PackagesFound = { search: StaySearch; packages: SelectedPackage[] }

/** Searches what the address asks for; what it leaves out is the visitor's own. */
export const resultsLoader = deferred(
  async ({ request, context }, signal): Promise<PackagesFound> => {
    const { session, http } = storefrontFrom(context)
    const { search } = readStaySearch(new URL(request.url).searchParams, session.getState())
    return { search, packages: await searchPackages(http, search, signal) }
  },
)

/** One package by its slug. Dates and guests change nothing of it. */
export const detailLoader = deferred(
  ({ params, context }, signal) =>
    getPackage(storefrontFrom(context).http, params.slug ?? '', signal),
  { failedStatus: 503 },
)
