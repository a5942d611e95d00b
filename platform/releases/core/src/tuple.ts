import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@storefront/contract'
import {
  DirectoryStore,
  folderPlace,
  liveVersions,
  type ReleaseDesk,
  type ReleaseStore,
  releaseDesk,
  releaseFolder,
  shellName,
} from './index.ts'

/** Versions by remote: what one page load gets. */
export type Tuple = Record<string, string>

/** A tuple was asked for that cannot be had; the message says what there is instead. */
export class UnknownVersionError extends Error {
  override name = 'UnknownVersionError'
}

/** Reads `flights=1.1.0,hotels=live`; several texts add up. Throws UnknownVersionError for anything else. */
export function readTuple(texts: string[]): Tuple {
  const pairs = texts.flatMap((text) => text.split(',')).filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, version] = /^([\w-]+)=(.+)$/.exec(pair) ?? []
      if (name && version) return [name, version]
      throw new UnknownVersionError(`${pair} is not of the form name=version.`)
    }),
  )
}

/** Reads `flights=1.1.0`, one remote and its version. Throws UnknownVersionError when none or several are named. */
export function readPair(text: string): [name: string, version: string] {
  const [pair, ...others] = Object.entries(readTuple([text]))
  if (pair && others.length === 0) return pair
  throw new UnknownVersionError(`${text || 'Nothing'} does not name one version of one remote.`)
}

/** `flights=1.1.0 hotels=2.0.0`: a tuple as commands take it. */
export function writeTuple(tuple: Tuple): string {
  return Object.entries(tuple)
    .map((pair) => pair.join('='))
    .join(' ')
}

/** The whole tuple: what is live, with what was asked for instead. Throws UnknownVersionError. */
export async function wholeTuple(
  asked: Tuple,
  registry: Registry,
  store: ReleaseStore,
): Promise<Tuple> {
  const tuple = liveVersions(registry)
  for (const [name, version] of Object.entries(asked)) {
    if (version === 'live') {
      if (!tuple[name]) throw new UnknownVersionError(`${name} has no live version.`)
      continue
    }
    if (!(await store.read(name, version))) {
      const known = await store.versions(name)
      throw new UnknownVersionError(
        `${name} ${version} was never released. There is ${known.sort().join(', ') || 'no version of it'}.`,
      )
    }
    tuple[name] = version
  }
  return tuple
}

/**
 * Copies exactly the releases of a tuple, and the live shell unless it names another, into an empty folder and makes them live there, through the same gate as
 * everywhere: journeys run on what was released, byte by byte. Throws NotFitError when the tuple does not fit together.
 */
export async function compose(desk: ReleaseDesk, tuple: Tuple, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const versions = { [shellName]: await desk.shellVersion(), ...tuple }
  const place = folderPlace(folder)
  for (const [name, version] of Object.entries(versions)) {
    await copyRelease(desk.store, place.store, name, version)
  }
  const withoutServer = Object.fromEntries(
    Object.keys(tuple).map((name) => [name, 'a composition']),
  )
  const options = { withoutServer, fromPullRequests: true }
  await releaseDesk(place).promote(versions, 'composition', options)
}

async function copyRelease(
  from: ReleaseStore,
  to: ReleaseStore,
  name: string,
  version: string,
): Promise<void> {
  const release = await from.read(name, version)
  if (!release) throw new UnknownVersionError(`${name} ${version} was never released.`)
  if (from instanceof DirectoryStore && to instanceof DirectoryStore) {
    const folder = releaseFolder(name, version)
    return cp(join(from.root, folder), join(to.root, folder), { recursive: true })
  }
  const files = await Promise.all(
    Object.keys(release.integrity).map(
      async (file) => [file, await from.readFile(name, version, file)] as const,
    ),
  )
  await to.publish({ release, files: new Map(files) })
}
