import {
  createFederation,
  type Federation,
  trustScriptsBelow,
} from '@storefront/federation/runtime'
import { comesLater } from '../remotes/needed-exposes.ts'
import { type Beacons, createBeacons } from './beacons.ts'
import { type BootData, readBootData, rootId } from './boot-data.ts'

/** A page with a site to start: what it was sent with, and its remotes. */
export type FederatedPage = { boot: BootData; federation: Federation; beacons: Beacons }

/**
 * The page with its remotes; null where there is no site to start. Importing this before React starts the entries of the
 * remotes that the page was rendered with before React is evaluated.
 */
export const page: FederatedPage | null = document.getElementById(rootId)
  ? federate(readBootData())
  : null

function federate(boot: BootData): FederatedPage {
  const { remotes, rendered } = boot
  // Any release of a live remote: each file is held to its hash besides.
  trustScriptsBelow(['/assets/', ...Object.values(remotes).map(({ baseUrl }) => `${baseUrl}../`)])
  const beacons = createBeacons(remotes)
  const federation = createFederation({ remotes, plugins: [beacons.plugin] })
  // A task of its own: whatever watches requests (DevTools, Lighthouse, the bench) has the browser find the place of every
  // call that led to one, for which it compiles the whole script once more.
  setTimeout(() => {
    const first = rendered.filter((key) => !comesLater(key))
    for (const name of new Set(first.map((key) => key.split('/')[0]))) {
      federation.start(name ?? '')
    }
  })
  return { boot, federation, beacons }
}
