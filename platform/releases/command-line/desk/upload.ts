import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  type AnyRelease,
  type ComposedRelease,
  descriptionFile,
  nameOf,
  type ReleaseDesk,
} from '@storefront/releases'
import { UnknownVersionError } from '@storefront/releases/tuple'
import { strToU8, zipSync } from 'fflate'
import { root } from '../../../processes/apps.ts'
import { publishAnswer } from '../../service/src/wire.ts'
import { askService, type ReleaseApi } from './release-api.ts'

/** Publishes at a service what was published here, byte by byte. Answers what became of it. */
export async function upload(
  api: ReleaseApi,
  desk: ReleaseDesk,
  name: string,
  version: string,
): Promise<'published' | 'already there'> {
  const release = await desk.describe(name, version)
  if (!release) throw new UnknownVersionError(`${name} ${version} was never published.`)
  const files = await Promise.all(
    Object.keys(release.integrity).map(
      async (file) => [file, await desk.store.readFile(name, version, file)] as const,
    ),
  )
  return put(api, { release, files: new Map(files) }, root)
}

/** Publishes a release of the shell or of a remote at a service, made from the commit of a checkout. */
export async function put(
  api: ReleaseApi,
  { release, files }: ComposedRelease<AnyRelease>,
  checkout: string,
): Promise<'published' | 'already there'> {
  const [name, { version }] = [nameOf(release), release]
  const description = strToU8(JSON.stringify(release))
  const archive = zipSync({ ...Object.fromEntries(files), [descriptionFile(name)]: description })
  const commit = await headCommit(checkout)
  const path = `/releases/${name}/${encodeURIComponent(version)}${commit ? `?commit=${commit}` : ''}`
  const { outcome } = await askService(api, path, publishAnswer, {
    method: 'PUT',
    headers: { 'content-type': 'application/zip' },
    body: Buffer.from(archive),
  })
  return outcome
}

/** The commit of a checkout; null where there is none. */
async function headCommit(checkout: string): Promise<string | null> {
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: checkout })
  return git.then(({ stdout }) => stdout.trim()).catch(() => null)
}
