import { hydratesLater } from '@storefront/federation/parts'
import { createFederation, trustScriptsBelow } from '@storefront/federation/runtime'
import { createBeacons } from './page/beacons.ts'
import { type BootData, readBootData, rootId } from './page/boot-data.ts'
import type { FederatedPage } from './page/federated-page.ts'

const container = document.getElementById(rootId)

/** Page with its remotes; null without a root element. Entries of rendered remotes start before React is evaluated. */
export const page: FederatedPage | null = container ? federate(readBootData()) : null

function federate(boot: BootData): FederatedPage {
  const { remotes, rendered } = boot
  // Allows all releases of live remotes. Integrity hashes check each file.
  trustScriptsBelow(['/assets/', ...Object.values(remotes).map(({ baseUrl }) => `${baseUrl}../`)])
  const beacons = createBeacons(remotes)
  const federation = createFederation({ remotes, plugins: [beacons.plugin] })
  // In a separate task: under DevTools, Lighthouse or our benchmark the browser records a call stack per request, and
  // compiles every function on it again.
  setTimeout(() => {
    const first = rendered.filter((key) => !hydratesLater(key))
    for (const name of new Set(first.map((key) => key.split('/')[0]))) {
      federation.start(name ?? '')
    }
  })
  return { boot, federation, beacons }
}

// Three tasks: evaluate React, evaluate the site, start it. In one task a slow phone did not handle taps for 150 ms.
setTimeout(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
setTimeout(async () => {
  const { start } = await import(/* webpackMode: "eager" */ './browser.tsx')
  if (page && container) setTimeout(start, 0, page, container)
})
