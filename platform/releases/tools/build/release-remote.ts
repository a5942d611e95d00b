import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  type BuiltOn,
  type EventName,
  eventVersions,
  type Release,
  type RemoteDescription,
  type ShellOffer,
} from '@storefront/contract'
import { sharedNamesSchema } from '@storefront/contract/releases'
import {
  acceptedRange,
  compile,
  exposedFiles,
  installedVersion,
  offeredNamesFile,
  packageVersion,
  releaseFilesName,
  releaseFilesSchema,
  remoteConfig,
  runtimeCore,
  runtimeCoreVersion,
  sharedModules,
} from '@storefront/federation/build'
import { readRemote } from '@storefront/federation/remote-app'
import {
  type ComposedRelease,
  filesBelow,
  hostFolder,
  integrityOfAll,
  manifestName,
  parseAs,
} from '@storefront/releases'
import { type Declaration, withDeclarations } from './types/declarations.ts'
import { exposeTypes, typeSources } from './types/expose-types.ts'
import { typesArchive, withTypes } from './types/types-archive.ts'

export type ComposeOptions = {
  remote: RemoteDescription
  /** Folder of the vertical, already built. */
  directory: string
  /** Version in package.json. The release's name adds a hash of its content, unless `exact`. */
  packageVersion: string
  /** Names the release `packageVersion` alone, as a team's `npm run release` does. */
  exact?: boolean
}

/** Builds a remote and composes its release, by default under the version in its package.json. */
export async function composeRemote(directory: string, version?: string): Promise<ComposedRelease> {
  const { remote, version: own } = await readRemote(directory)
  await compile(remoteConfig(remote, directory))
  const app = { remote, directory, packageVersion: version ?? own, exact: true }
  return withDeclarations(sourcesOf(app), (declaration) => composeRelease(app, declaration))
}

/** Composes a release of each app. Their types are compiled at once, because the apps share most sources. */
export function composeReleases(apps: ComposeOptions[]): Promise<ComposedRelease[]> {
  return withDeclarations(apps.flatMap(sourcesOf), (declaration) =>
    Promise.all(apps.map((app) => composeRelease(app, declaration))),
  )
}

const sourcesOf = ({ remote, directory }: ComposeOptions) =>
  typeSources(directory, exposedFiles(remote))

/** Composes a release of `dist/`, with the hash of every file. */
async function composeRelease(
  options: ComposeOptions,
  declaration: Declaration,
): Promise<ComposedRelease> {
  const { remote, directory, packageVersion, exact = false } = options
  const browser = join(directory, 'dist/browser')
  const { imports, ...built } = parseAs(
    releaseFilesSchema,
    await readFile(join(browser, releaseFilesName), 'utf8'),
    releaseFilesName,
  )
  const files = new Map([
    ...(await filesBelow(browser, '')),
    ...(await filesBelow(join(directory, 'dist/server'), 'server/')),
    ...(remote.mount ? await filesBelow(join(directory, 'dist/host'), hostFolder) : []),
  ])
  const exposes = exposedFiles(remote)
  const types = typesArchive(
    Object.keys(exposes),
    await exposeTypes(directory, exposes, declaration),
  )
  for (const [file, bytes] of types) files.set(file, bytes)
  for (const folder of remote.mount ? ['', hostFolder] : ['']) {
    const manifest = files.get(folder + manifestName)
    if (!manifest)
      throw new Error(`The build in ${directory}/dist has no ${folder}${manifestName}.`)
    files.set(folder + manifestName, withTypes(manifest, folder && '../'))
    // The manifest has the same facts.
    files.delete(`${folder}mf-stats.json`)
  }
  // The release's description has the same facts.
  files.delete(releaseFilesName)
  const {
    exposes: _sources,
    mount: _mount,
    publishes: _publishes,
    reads: _reads,
    ...identity
  } = remote
  const description = { ...identity, builtOn: { ...builtOn(remote, directory), imports } }
  const integrity = integrityOfAll(files)
  const release: Release = {
    ...description,
    version: exact ? packageVersion : `${packageVersion}-${fingerprint(description, integrity)}`,
    ...built,
    ...(files.has('server/server.mjs') ? { server: 'server/server.mjs' } : {}),
    integrity,
  }
  return { release, files }
}

/** Hash of description and files, for the name of a release. */
export function fingerprint(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8)
}

/** Requirements of a remote, which the gate compares with the shell's offer. */
function builtOn(remote: RemoteDescription, directory: string): BuiltOn {
  const versions = (names: EventName[] = []) =>
    Object.fromEntries(names.map((name) => [name, eventVersions[name]]))
  return {
    ...contractVersions(directory),
    shared: sharedVersions(directory, acceptedRange),
    publishes: versions(remote.publishes),
    reads: versions(remote.reads),
  }
}

/** Modules and events that the built shell offers, which the gate compares with each remote's requirements. */
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

/** Versions of shared modules and of the federation runtime's core, which entries also take from the shell. */
function sharedVersions(directory: string, as: (version: string) => string) {
  return Object.fromEntries([
    ...sharedModules.map((module) => [module, as(installedVersion(module, directory))]),
    [runtimeCore, as(runtimeCoreVersion())],
  ])
}
