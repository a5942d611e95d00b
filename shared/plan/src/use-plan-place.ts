import { destinationResult } from '@storefront/contract/wire'
import { offeredStay, type Plan, placingPart } from '@storefront/domain'
import { type HttpClient, readList } from '@storefront/http'
import { useSession, useStorefront } from '@storefront/session'
import { useEffect, useState } from 'react'

/** Look-ups of cities by API client, so that each is requested once. */
const requests = new WeakMap<HttpClient, Map<string, Promise<boolean>>>()

/**
 * Name of the destination on the first day of the plan that can still be booked, or ''. The city of an airport counts
 * only if the provider has a destination of that name.
 */
export function usePlanPlace(plan: Plan | null): string {
  const { http } = useStorefront()
  const today = useSession((state) => state.today)
  const part = plan && placingPart(plan, offeredStay(plan, today)?.checkInDate ?? plan.first)
  const city = part?.product === 'flight' ? part.place : null
  const [destinations, setDestinations] = useState<readonly string[]>([])
  useEffect(() => {
    if (city === null) return
    isDestination(city, http).then(
      (isKnown) => isKnown && setDestinations((known) => [...known, city]),
      (error: unknown) => console.warn('The place of the trip could not be looked up:', error),
    )
  }, [city, http])
  return part && (city === null || destinations.includes(city)) ? part.place : ''
}

function isDestination(city: string, http: HttpClient): Promise<boolean> {
  const known = requests.get(http) ?? new Map<string, Promise<boolean>>()
  requests.set(http, known)
  const request = known.get(city) ?? lookUp(city, http)
  known.set(city, request)
  // The next page asks again.
  request.catch(() => known.delete(city))
  return request
}

async function lookUp(city: string, http: HttpClient): Promise<boolean> {
  const path = '/destinations/search'
  const found = readList(destinationResult, await http.get(path, { query: { query: city } }), path)
  return found.some(({ name, type }) => name === city && type === 'destination')
}
