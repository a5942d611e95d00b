import type { LoaderFunctionArgs } from '@storefront/router'
import { homeRemote } from '../remotes/page-remotes.ts'
import type { RemoteModules } from '../remotes/remote-modules.ts'

/** Loads the data of the home content; null until its remote is loaded. */
export function homeLoader(modules: RemoteModules) {
  return async (args: LoaderFunctionArgs) =>
    (await modules.peek(homeRemote, './home')?.homeLoader(args)) ?? null
}
