import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bookingCalls, products } from '@storefront/contract'
import type { RemoteApp } from '@storefront/federation/remote-app'

/** Calls that remotes make through a shared package, each with a pattern for the source that uses it. */
const sharedCalls: Record<string, RegExp> = {
  '/destinations/search': /\b(DestinationForm|StaySearchForm)\b/,
  '/tours/{id}': /\bTripSource = \{ path: '\/tours'/,
  '/packages/{id}': /\bTripSource = \{ path: '\/packages'/,
  ...Object.fromEntries(
    products.flatMap((product) =>
      Object.values(bookingCalls[product]).map((path) => [
        path,
        new RegExp(`\\bbookingRoutes\\('${product}'`),
      ]),
    ),
  ),
}

/** Names of the remotes that make the call with this path of the contract. */
export function callersOf(path: string, remotes: RemoteApp[]): string[] {
  return remotes
    .filter(({ directory }) => calls(directory, path))
    .map(({ remote }) => remote.name)
    .toSorted()
}

function calls(directory: string, path: string): boolean {
  const named = sourcesIn(join(directory, 'src/api')).flatMap(textsOf).map(shapeOf)
  if (named.includes(shapeOf(path))) return true
  const means = sharedCalls[path]
  return means !== undefined && sourcesIn(join(directory, 'src')).some((text) => means.test(text))
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

function textsOf(source: string): string[] {
  return [...source.matchAll(/(['`])(\/.*?)\1/g)].map(([, , text = '']) => text)
}

/** Makes `/hotels/{id}` and `/hotels/${encodeURIComponent(slug)}` equal. */
function shapeOf(path: string): string {
  return path.replace(/\$?\{[^}]*\}/g, '{}')
}
