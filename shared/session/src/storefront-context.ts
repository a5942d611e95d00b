import type { Agency } from '@storefront/contract'
import type { HttpClient } from '@storefront/http'
import { createContext, type RouterContext, type RouterContextProvider } from '@storefront/router'
import type { Session } from './session.ts'

/**
 * Dependencies of every screen and loader, passed by context, so that tests, stand-alone pages and the server make their
 * own.
 */
export type Storefront = {
  session: Session
  http: HttpClient
  agency: Agency
  /** First path segments that the live remotes own: what is not there is not linked to. Absent where a remote runs alone. */
  mounts?: readonly string[]
}

/** Key of the storefront in the router's context, set where the router is created. */
export const storefrontContext: RouterContext<Storefront> = createContext()

/** The storefront of a loader's `args.context`. Throws when the router was created without one. */
export function storefrontFrom(context: Pick<RouterContextProvider, 'get'>): Storefront {
  return context.get(storefrontContext)
}
