import { homeRemote } from '@storefront/federation/parts'
import type { LoaderFunctionArgs } from '@storefront/router'
import type { RemoteModules } from '../remotes/remote-modules.ts'

/** Loads the data of the home content; null until its remote is loaded. */
export function homeLoader(modules: RemoteModules) {
  return async (args: LoaderFunctionArgs) =>
    (await modules.peek(homeRemote, './home')?.homeLoader(args)) ?? null
}
