import { destinationResult } from '@storefront/contract/wire'
import { type HttpClient, readList } from '@storefront/http'
import type { DestinationSuggestion } from '@storefront/ui'

/** GET /destinations/search; keeps only results of these `types`. Throws on failure or abort. */
export async function findDestinations(
  http: HttpClient,
  types: readonly string[],
  query: string,
  signal: AbortSignal,
): Promise<DestinationSuggestion[]> {
  const path = '/destinations/search'
  const body = await http.get(path, { query: { query }, signal })
  return readList(destinationResult, body, path).filter(({ type }) => types.includes(type))
}
