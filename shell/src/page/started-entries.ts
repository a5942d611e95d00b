import {
  type StartedEntries,
  startEntries,
  trustScriptsBelow,
} from '@storefront/federation/runtime'
import { type BootData, readBootData, rootId } from './boot-data.ts'

/** What this page was sent with; null where there is no site to start. */
export const boot: BootData | null = document.getElementById(rootId) ? readBootData() : null

/**
 * Entries of the remotes that the page was rendered with. Whoever imports this first has them run while React is
 * evaluated and not after it: they need nothing of it until they are asked for their screens.
 */
export const started: StartedEntries = boot ? start(boot) : new Map()

function start({ remotes, rendered }: BootData): StartedEntries {
  // Any release of a live remote: each file is held to its hash besides.
  trustScriptsBelow(['/assets/', ...Object.values(remotes).map(({ baseUrl }) => `${baseUrl}../`)])
  const names = new Set(rendered.map((key) => key.split('/')[0]))
  return startEntries(Object.values(remotes).filter(({ release }) => names.has(release.name)))
}
