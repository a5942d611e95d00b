import { destinationResult } from '@storefront/contract/wire'
import { type HttpClient, isAborted, readList } from '@storefront/http'
import type { DestinationSuggestion } from '@storefront/ui'

/** GET /destinations/search: what a text may mean. A failure is logged and finds nothing (spec §8). */
export async function searchDestinations(
  http: HttpClient,
  query: string,
  signal: AbortSignal,
): Promise<DestinationSuggestion[]> {
  const path = '/destinations/search'
  try {
    return readList(destinationResult, await http.get(path, { query: { query }, signal }), path)
  } catch (error) {
    if (!isAborted(error)) console.error('Destinations could not be looked up:', error)
    return []
  }
}
