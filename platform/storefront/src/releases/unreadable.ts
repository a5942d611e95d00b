import type { Registry } from '@storefront/contract'
import {
  DamagedFileError,
  DirectoryStore,
  describedAs,
  liveVersions,
  releaseFolder,
  shellName,
} from '@storefront/releases'
import { type LiveRemotes, type LiveRemotesOptions, registryName } from './live-remotes.ts'

/** Reads all live documents and releases; returns a sentence for each failure. */
export async function unreadable(
  live: LiveRemotes,
  { root, source, registry, conditions }: LiveRemotesOptions,
): Promise<string[]> {
  const published = await live.registry()
  const releases = Object.entries(liveVersions(published)).map(([name, version]) => [
    releaseFolder(name, version),
    describedAs(source, published, name, version),
  ])
  return conditions.failuresOf({
    [registryName]: live.check().then(() => registry.published()),
    'shell.json': shellAsPublished(root, published),
    ...Object.fromEntries(releases),
  })
}

/** Throws when the description of the live shell cannot be read. */
async function shellAsPublished(root: string, { shell }: Registry): Promise<void> {
  if (shell && !(await new DirectoryStore(root).read(shellName, shell.live)))
    throw new DamagedFileError('shell.json is missing.')
}
