import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  type ReleaseDesk,
  releaseFile,
  shellFile,
  shellFolder,
  shellName,
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
  const archive = await archiveOf(desk, name, version)
  const commit = await headCommit()
  const path = `/releases/${name}/${encodeURIComponent(version)}${commit ? `?commit=${commit}` : ''}`
  const { outcome } = await askService(api, path, publishAnswer, {
    method: 'PUT',
    headers: { 'content-type': 'application/zip' },
    body: Buffer.from(archive),
  })
  return outcome
}

/** A release's folder as a ZIP archive. */
async function archiveOf(desk: ReleaseDesk, name: string, version: string): Promise<Uint8Array> {
  const release = await desk.describe(name, version)
  if (!release) throw new UnknownVersionError(`${name} ${version} was never published.`)
  const isShell = name === shellName
  const read = (file: string) =>
    isShell
      ? readFile(join(shellFolder(desk.root, version), file))
      : desk.store.readFile(name, version, file)
  const files = await Promise.all(
    Object.keys(release.integrity).map(
      async (file): Promise<[string, Uint8Array]> => [file, await read(file)],
    ),
  )
  const description = strToU8(JSON.stringify(release))
  return zipSync({ ...Object.fromEntries(files), [isShell ? shellFile : releaseFile]: description })
}

/** The commit of this checkout; null where there is none. */
async function headCommit(): Promise<string | null> {
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root })
  return git.then(({ stdout }) => stdout.trim()).catch(() => null)
}
