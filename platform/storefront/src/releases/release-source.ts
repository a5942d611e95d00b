import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Release } from '@storefront/contract'
import { releaseSchema } from '@storefront/contract/releases'
import {
  asReleased,
  DirectoryStore,
  integrityOf,
  manifestName,
  parseAs,
  releaseFolder,
  replaceFile,
} from '@storefront/releases'
import { CircuitBreaker } from '../operations/circuit-breaker.ts'
import { log } from '../operations/log.ts'
import { buildWaitMs, descriptionTimeoutMs, fileTimeoutMs, hostRestMs } from '../times.ts'

export const remotesBase = '/remotes/'

export type ReleaseSource = {
  /** Null when there is no such release. */
  read(name: string, version: string): Promise<Release | null>
  /** Address of a release for browsers, with a trailing slash. */
  baseUrl(name: string, version: string): string
  /** Bytes of a manifest. Throws when they cannot be read. Needs no other machine once it has a copy. */
  file(release: Release, file: string): Promise<Buffer>
  /** Folder of server-side build and styles; null without a build. A page waits briefly for it, the start of the server long. */
  folder(release: Release, purpose: 'for a page' | 'for a start'): Promise<string | null>
}

export function directorySource(root: string): ReleaseSource {
  const store = new DirectoryStore(root)
  return {
    read: (name, version) => store.read(name, version),
    baseUrl: (name, version) => `${remotesBase}${releaseFolder(name, version)}/`,
    file: ({ name, version }, file) => store.readFile(name, version, file),
    folder: async ({ name, version, server }) => (server ? join(root, name, version) : null),
  }
}

/**
 * Releases on a static host. The server copies builds, styles and manifests to `cache` once, and checks their hashes. A
 * copy of an earlier process serves while the host is down.
 */
export function hostedSource(host: string, cache: string): ReleaseSource {
  const folder = (name: string, version: string) => `${host}/${releaseFolder(name, version)}/`
  const copies = new Map<string, Promise<string>>()
  const breaker = new CircuitBreaker({ failures: 1, openMs: hostRestMs })

  const makeCopy = async (release: Release): Promise<string> => {
    const { name, version } = release
    const root = join(cache, releaseFolder(name, version))
    const copyFile = async (file: string) => {
      const path = join(root, file)
      const copied = await readFile(path).catch(() => null)
      if (copied && integrityOf(copied) === release.integrity[file]) return
      const bytes = asReleased(release, file, await fetchFile(`${folder(name, version)}${file}`))
      await mkdir(dirname(path), { recursive: true })
      await replaceFile(path, bytes)
    }
    await Promise.all(Object.keys(release.integrity).filter(isReadHere).map(copyFile))
    return root
  }

  const copyOf = (release: Release): Promise<string> => {
    const key = releaseFolder(release.name, release.version)
    const copy = copies.get(key) ?? makeCopy(release)
    copies.set(key, copy)
    copy.catch(() => copies.delete(key))
    return copy
  }

  return {
    read: async (name, version) => {
      const key = releaseFolder(name, version)
      if (!breaker.allows(key)) throw new Error(`${host} failed to answer for ${key} a moment ago.`)
      try {
        const file = `${folder(name, version)}release.json`
        const bytes = await fetchFile(file, descriptionTimeoutMs)
        breaker.succeeded(key)
        return bytes ? parseAs(releaseSchema, String(bytes), `${key}/release.json`) : null
      } catch (error) {
        breaker.failed(key)
        throw error
      }
    },
    baseUrl: folder,
    file: async (release, file) => readFile(join(await copyOf(release), file)),
    folder: async (release, purpose) => {
      const { name, version, server } = release
      const build = `the server-side build of ${name} ${version}`
      if (!server || !breaker.allows(build)) return null
      const path = copyOf(release).then(
        (copy) => {
          breaker.succeeded(build)
          return copy
        },
        (error) => {
          breaker.failed(build)
          log.error({ error }, `${build} cannot be had`)
          return null
        },
      )
      return purpose === 'for a start'
        ? path
        : Promise.race([path, pause(buildWaitMs, null, { ref: false })])
    },
  }
}

function isReadHere(file: string): boolean {
  return file.startsWith('server/') || file.endsWith('.css') || file.endsWith(manifestName)
}

/** Null for 403 and 404. Throws when the host does not answer. */
async function fetchFile(url: string, timeoutMs = fileTimeoutMs): Promise<Buffer | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 404 || response.status === 403) return null
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
