import {
  DamagedFileError,
  DirectoryStore,
  liveVersions,
  releaseFolder,
  shellName,
} from '@storefront/releases'
import { type LiveRemotes, type LiveRemotesOptions, registryName } from './live-remotes.ts'

/** Reads the registry and the descriptions of all live releases; returns a sentence for each failure. */
export async function unreadable(
  live: LiveRemotes,
  { root, source, conditions }: Omit<LiveRemotesOptions, 'registry'>,
): Promise<string[]> {
  const { shell, ...registry } = await live.registry()
  const store = new DirectoryStore(root)
  const releases = Object.entries(liveVersions(registry)).map(([name, version]) => [
    releaseFolder(name, version),
    notNull(source.read(name, version), 'release.json'),
  ])
  return conditions.failuresOf({
    [registryName]: live.check(),
    ...(shell ? { shell: notNull(store.read(shellName, shell.live), 'shell.json') } : {}),
    ...Object.fromEntries(releases),
  })
}

async function notNull(read: Promise<unknown>, file: string): Promise<void> {
  if ((await read) === null) throw new DamagedFileError(`${file} is missing.`)
}
