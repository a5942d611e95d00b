import type { Agency } from '@storefront/contract'
import type { HttpClient } from '@storefront/http'
import { createContext, type RouterContext, type RouterContextProvider } from '@storefront/router'
import type { Session } from './session.ts'

/** Dependencies of screens and loaders. */
export type Storefront = {
  session: Session
  http: HttpClient
  agency: Agency
  /** First path segments of the live remotes; pages link to no others. Absent when a remote runs alone. */
  mounts?: readonly string[]
}

export const storefrontContext: RouterContext<Storefront> = createContext()

/** Reads the storefront from `args.context` of a loader. Throws without one. */
export function storefrontFrom(context: Pick<RouterContextProvider, 'get'>): Storefront {
  return context.get(storefrontContext)
}
