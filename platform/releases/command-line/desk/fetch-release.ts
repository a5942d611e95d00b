import {
  type AnyRelease,
  type ComposedRelease,
  openStore,
  RegistryChangeError,
  schemaOf,
} from '@storefront/releases'
import { askService, calls } from '../../service/src/calls.ts'
import { serviceAt } from './release-api.ts'

/**
 * A release as it was published elsewhere: in a folder of releases, or at the release service of an address, which knows the token
 * too. Throws RegistryChangeError, RefusedError.
 */
export async function fetchRelease(
  from: string,
  name: string,
  version: string,
  token = '',
): Promise<ComposedRelease<AnyRelease>> {
  if (!URL.canParse(from)) {
    const store = await openStore(from, from)
    const release = await store.read(name, version)
    if (!release)
      throw new RegistryChangeError(`${name} ${version} was never published in ${from}.`)
    return withFiles(release, (file) => store.readFile(name, version, file))
  }
  const api = serviceAt(from.replace(/\/$/, ''), token, '')
  const release = await askService<AnyRelease>(api, calls.release(name, version, schemaOf(name)))
  return withFiles(release, async (file) => {
    const answer = await api.ask(`/api${calls.fileOf(name, version, file)}`, {})
    if (!answer.ok) throw new RegistryChangeError(`${name} ${version}: ${file} cannot be read.`)
    return Buffer.from(await answer.arrayBuffer())
  })
}

async function withFiles<R extends AnyRelease>(
  release: R,
  read: (file: string) => Promise<Buffer>,
): Promise<ComposedRelease<R>> {
  const files = new Map<string, Buffer>()
  for (const file of Object.keys(release.integrity)) files.set(file, await read(file))
  return { release, files }
}
