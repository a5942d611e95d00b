import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  type AnyRelease,
  type ComposedRelease,
  descriptionFile,
  nameOf,
  openStore,
} from '@storefront/releases'
import { strToU8, zipSync } from 'fflate'
import { releasesAddresses } from '../../../processes/apps.ts'
import { askService, calls, type ServiceAt } from '../../service/src/calls.ts'
import { serviceOf } from './release-api.ts'

/** The name and version published; publishing does not make it live. */
export type Published = { name: string; version: string }

/** A release with the commit of the checkout that it was made from, and what its team says of it. */
export async function fromCheckout<R extends AnyRelease>(
  { release, files }: ComposedRelease<R>,
  checkout: string,
  note?: string,
): Promise<ComposedRelease<R>> {
  const commit = await headCommit(checkout)
  const source = { ...(commit ? { commit } : {}), ...(note ? { note } : {}) }
  return { release: { ...release, source }, files }
}

/**
 * Publishes a release to RELEASE_STORE, else to RELEASES_DIR, else to the project's releases, and at the service that RELEASES_URL
 * names. Throws when the version is there with other bytes.
 */
export async function publish(composed: ComposedRelease<AnyRelease>): Promise<Published> {
  const [name, { version }] = [nameOf(composed.release), composed.release]
  const store = await openStore(releasesAddresses.store, releasesAddresses.root)
  console.log(`${name} ${version}: ${await store.publish(composed)}`)
  const service = serviceOf(process.env)
  if (service) console.log(`${service.name}: ${name} ${version} ${await upload(service, composed)}`)
  return { name, version }
}

/** Publishes a release at a service. Answers what became of it. */
export async function upload(
  service: ServiceAt,
  { release, files }: ComposedRelease<AnyRelease>,
): Promise<'published' | 'already there'> {
  const [name, { version, source }] = [nameOf(release), release]
  const description = strToU8(JSON.stringify(release))
  const archive = zipSync({ ...Object.fromEntries(files), [descriptionFile(name)]: description })
  const call = calls.publish(name, version, archive, source?.commit)
  return (await askService(service, call)).outcome
}

/** The commit of a checkout; null where there is none. */
export async function headCommit(checkout: string): Promise<string | null> {
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: checkout })
  return git.then(({ stdout }) => stdout.trim()).catch(() => null)
}
