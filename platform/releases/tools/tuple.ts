import type { Registry } from '@storefront/contract'
import { byVersion, liveTuple, type ReleaseStore } from '@storefront/releases'
import { RegistryChangeError, unknownApp } from './change/changes.ts'

/** Versions by app, as one page load gets them. */
export type Tuple = Record<string, string>

/** Reads `flights=1.1.0,hotels=live`, from one or several texts. Throws RegistryChangeError for anything else. */
export function readTuple(texts: string[]): Tuple {
  const tuple: Tuple = {}
  for (const pair of texts.flatMap((text) => text.split(',')).filter(Boolean)) {
    const [, name, version] = /^([\w-]+)=(.+)$/.exec(pair) ?? []
    if (!name || !version) throw new RegistryChangeError(`${pair} is not of the form name=version.`)
    if (Object.hasOwn(tuple, name))
      throw new RegistryChangeError(`${name} is named with two versions.`)
    tuple[name] = version
  }
  return tuple
}

/** Reads `flights=1.1.0`, one app and its version. Throws RegistryChangeError when none or several are named. */
export function readPair(text: string): [name: string, version: string] {
  const [pair, ...others] = Object.entries(readTuple([text]))
  if (pair && others.length === 0) return pair
  throw new RegistryChangeError(`${text || 'Nothing'} does not name one version of one remote.`)
}

export function writeTuple(tuple: Tuple): string {
  return Object.entries(tuple)
    .map((pair) => pair.join('='))
    .join(' ')
}

/** A sentence with the versions that exist, or the apps if none does. */
export async function neverReleased(
  name: string,
  version: string,
  registry: Registry,
  store: Pick<ReleaseStore, 'versions'>,
): Promise<string> {
  const known = await store.versions(name)
  const others =
    known.length > 0 ? `There is ${known.sort(byVersion).join(', ')}.` : unknownApp(name, registry)
  return `${name} ${version} was never released. ${others}`
}

/** Live versions with some replaced. Throws RegistryChangeError for one that was never released. */
export async function completeTuple(
  replaced: Tuple,
  registry: Registry,
  store: Pick<ReleaseStore, 'read' | 'versions'>,
): Promise<Tuple> {
  const tuple = liveTuple(registry)
  for (const [name, version] of Object.entries(replaced)) {
    if (version === 'live') {
      if (!tuple[name]) throw new RegistryChangeError(`${name} has no live version.`)
      continue
    }
    if (!(await store.read(name, version)))
      throw new RegistryChangeError(await neverReleased(name, version, registry, store))
    tuple[name] = version
  }
  return tuple
}
