import { destinationResult } from '@storefront/contract/wire'
import { type HttpClient, isAborted, readList } from '@storefront/http'
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

/** `findDestinations` for a form. Returns [] after a failure, which it logs, or after an abort. */
export async function suggestDestinations(
  http: HttpClient,
  types: readonly string[],
  query: string,
  signal: AbortSignal,
): Promise<DestinationSuggestion[]> {
  try {
    return await findDestinations(http, types, query, signal)
  } catch (error) {
    if (!isAborted(error)) console.error('Destinations could not be looked up:', error)
    return []
  }
}
