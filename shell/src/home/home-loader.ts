import type { HomeModule } from '@storefront/contract'
import type { Loadable, LoaderFunctionArgs } from '@storefront/router'
import { homeRemote, offers, type Remotes } from '../remotes/page-remotes.ts'
import type { RemoteModules } from '../remotes/remote-modules.ts'

/** Loads the data of the home content without blocking the page. Null without a live remote for it. */
export function homeLoader(remotes: Remotes, modules: RemoteModules) {
  return async (args: LoaderFunctionArgs): Promise<Loadable<unknown> | null> => {
    if (!offers(remotes, homeRemote, './home')) return null
    const present = modules.peek(homeRemote, './home')
    if (present) return runLoader(present, args)
    if (typeof document === 'undefined') return { status: 'pending' }
    const started = modules.load(homeRemote, './home').then((module) => runLoader(module, args))
    return {
      status: 'loading',
      // `crypto.randomUUID` is missing on plain http.
      key: `home-${performance.now()}`,
      settled: started.then(
        (answer) => (answer.status === 'loading' ? answer.settled : answer),
        () => ({ status: 'failed' as const, notFound: false }),
      ),
      abandon: () => {
        void started.then(
          (answer) => answer.abandon?.(),
          () => undefined,
        )
      },
    }
  }
}

async function runLoader(module: HomeModule, args: LoaderFunctionArgs): Promise<Loadable<unknown>> {
  return (await module.homeLoader(args)) as Loadable<unknown>
}
