import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Release } from '@storefront/contract'
import { releaseSchema } from '@storefront/contract/releases'
import {
  DirectoryStore,
  integrityOf,
  manifestName,
  parseAs,
  releaseFolder,
  replaceFile,
} from '@storefront/releases'
import { CircuitBreaker } from '../operations/circuit-breaker.ts'
import { log } from '../operations/log.ts'

/** Root-relative address of the releases in our own directory. */
export const remotesBase = '/remotes/'

/** Locations of releases, for the storefront server and for browsers. */
export type ReleaseSource = {
  /** The description of a release, or null when it is not there. */
  read(name: string, version: string): Promise<Release | null>
  /** Address of a release's folder for browsers, with a slash at its end. */
  baseUrl(name: string, version: string): string
  /** The bytes of a style or of its manifest. Throws when they cannot be had; asks no other machine once the server-side build is there. */
  file(release: Release, file: string): Promise<Buffer>
  /** Path on this machine of its server-side build; null when it has none, or none that can be had: for a page soon, for a start at all. */
  serverBuild(release: Release, asked: 'for a page' | 'for a start'): Promise<string | null>
}

/** Releases in a directory of this machine, served by the storefront itself. */
export function directorySource(root: string): ReleaseSource {
  const store = new DirectoryStore(root)
  return {
    read: (name, version) => store.read(name, version),
    baseUrl: (name, version) => `${remotesBase}${releaseFolder(name, version)}/`,
    file: ({ name, version }, file) => store.readFile(name, version, file),
    serverBuild: async ({ name, version, server }) =>
      server ? join(root, name, version, server) : null,
  }
}

/** Longest wait of the storefront server for one file of a remote release, in ms: on a busy machine all come late. */
const fileTimeoutMs = 20_000

/** Longest wait for a release description, which pages wait for, in ms. */
const descriptionTimeoutMs = 2000

/** Longest wait of a page for a server-side build, in ms; a late one serves later pages. */
const pagePatienceMs = 300

/** After a failure one page in this time asks a host about a release again, in ms; the others do without it. */
const hostRestMs = 10_000

/**
 * Releases on a static host: browsers load them from there. What this server reads, the server-side build, the styles and
 * the manifest, is copied to `cache` once per release, and only with the bytes that were released: what an earlier process or
 * another one copied is used as long as it has them, also while the host is away.
 */
export function hostedSource(host: string, cache: string): ReleaseSource {
  const folder = (name: string, version: string) => `${host}/${releaseFolder(name, version)}/`
  const copies = new Map<string, Promise<string>>()
  const breaker = new CircuitBreaker({ failures: 1, openMs: hostRestMs })

  const makeCopy = async ({ name, version, integrity }: Release): Promise<string> => {
    const root = join(cache, releaseFolder(name, version))
    const copyFile = async (file: string) => {
      const isReleased = (bytes: Buffer | null): bytes is Buffer =>
        bytes !== null && integrityOf(bytes) === integrity[file]
      const path = join(root, file)
      if (isReleased(await readFile(path).catch(() => null))) return
      const bytes = await fetchFile(`${folder(name, version)}${file}`)
      if (!isReleased(bytes)) {
        throw new Error(`${name} ${version}: ${file} is not the file that was released.`)
      }
      await mkdir(dirname(path), { recursive: true })
      await replaceFile(path, bytes)
    }
    await Promise.all(Object.keys(integrity).filter(isReadHere).map(copyFile))
    return root
  }

  /** The folder of a release's copy. */
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
    serverBuild: async (release, asked) => {
      const { name, version, server } = release
      const build = `the server-side build of ${name} ${version}`
      if (!server || !breaker.allows(build)) return null
      const path = copyOf(release).then(
        (copy) => {
          breaker.succeeded(build)
          return join(copy, server)
        },
        (error) => {
          breaker.failed(build)
          log.error({ error }, `${build} cannot be had`)
          return null
        },
      )
      return asked === 'for a start'
        ? path
        : Promise.race([path, pause(pagePatienceMs, null, { ref: false })])
    },
  }
}

function isReadHere(file: string): boolean {
  return file.startsWith('server/') || file.endsWith('.css') || file.endsWith(manifestName)
}

/** The bytes at an address, or null when nothing is there. Throws when the host does not answer. */
async function fetchFile(url: string, timeoutMs = fileTimeoutMs): Promise<Buffer | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 404 || response.status === 403) return null
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
