import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  type BuiltOn,
  type EventName,
  eventVersions,
  type RemoteDescription,
  type ShellOffer,
} from '@storefront/contract'
import { parseAs, sharedNamesSchema } from '@storefront/releases'
import { runtimeCoreVersion } from '../build/federation-runtime.ts'
import { packageVersion } from '../build/package-version.ts'
import { acceptedRange, installedVersion, sharedModules } from '../build/shared-modules.ts'
import { offeredNamesFile } from '../build/shared-names.ts'
import { runtimeCore } from '../runtime/runtime-core.ts'

/** What a release of the remote in `directory` is built on: its side of the contract gate. */
export function builtOn(remote: RemoteDescription, directory: string): BuiltOn {
  const versions = (names: EventName[] = []) =>
    Object.fromEntries(names.map((name) => [name, eventVersions[name]]))
  return {
    ...contractVersions(directory),
    shared: sharedVersions(directory, acceptedRange),
    publishes: versions(remote.publishes),
    reads: versions(remote.reads),
  }
}

/** What the shell in `directory`, built, offers to remotes: the other side. */
export async function shellOffer(directory: string): Promise<ShellOffer> {
  const file = join(directory, 'dist/browser', offeredNamesFile)
  return {
    ...contractVersions(directory),
    shared: sharedVersions(directory, (version) => version),
    names: parseAs(sharedNamesSchema, await readFile(file, 'utf8'), offeredNamesFile),
    events: { ...eventVersions },
  }
}

function contractVersions(directory: string) {
  const { resolve } = createRequire(`${directory}/package.json`)
  const version = (name: string) => packageVersion(resolve(`${name}/package.json`))
  return {
    contract: version('@storefront/contract'),
    session: version('@storefront/session'),
  }
}

/** The shared modules, and the federation runtime's core, which entries take from the shell as well. */
function sharedVersions(directory: string, as: (version: string) => string) {
  return Object.fromEntries([
    ...sharedModules.map((module) => [module, as(installedVersion(module, directory))]),
    [runtimeCore, as(runtimeCoreVersion())],
  ])
}
