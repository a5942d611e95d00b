import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { Registry } from '@storefront/contract'
import {
  hostFolder,
  manifestName,
  manifestSchema,
  parseAs,
  releaseFolder,
  shellName,
} from '@storefront/releases'
import { type Context, type Handler, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { SiteEnv } from '../callers/own-addresses.ts'
import { fileBelow, immutable } from '../files/static-files.ts'
import { log } from '../operations/log.ts'
import type { LiveRemotes } from './live-remotes.ts'
import type { LiveShell } from './live-shell.ts'
import { type ReleaseSource, remotesBase } from './release-source.ts'

/** Public file of a release, `name/version/file`: no server build, source map or registry. */
const releasedFile = /^[\w-]+\/[^/]+\/(?!(?:server|maps)\/)[^/]/

export type ReleaseFilesOptions = {
  releases: string
  shells: LiveShell
  liveRemotes: LiveRemotes
  source: ReleaseSource
  /** Copies a version of the shell into `releases`. Throws if it is missing or altered. */
  copyShell: (version: string, registry: Registry) => Promise<void>
}

/** Serves the files of the shell below `/assets`, of remotes below `/remotes`. */
export function releaseFiles(options: ReleaseFilesOptions): Hono<SiteEnv> {
  const { releases, shells, liveRemotes, source, copyShell } = options
  const app = new Hono<SiteEnv>()
  const asset = (c: Context, version: string) =>
    fileBelow(c, join(releases, releaseFolder(shellName, version), 'browser'), {
      prefix: '/assets',
      cacheControl: immutable,
    })
  app.get('/assets/*', async (c) => {
    if (normalize(c.req.path).startsWith('/assets/maps/')) return c.notFound()
    const file = await asset(c, shells.current.shell.version)
    if (file) return file
    // Open pages and other servers may have another version of the shell.
    for (const version of await readdir(join(releases, releaseFolder(shellName, '')))) {
      if (version.endsWith('.draft')) continue
      const other = await asset(c, version)
      if (other) return other
    }
    // Another storefront may be ahead with a shell that this one has yet to copy.
    const registry = await liveRemotes.newest()
    const { live, lastGood, canary } = registry.shell ?? {}
    for (const version of [live, canary?.version, lastGood]) {
      if (!version || existsSync(join(releases, releaseFolder(shellName, version)))) continue
      await copyShell(version, registry).catch((error: unknown) =>
        log.error({ error }, `shell ${version} cannot be copied`),
      )
      const copied = await asset(c, version)
      if (copied) return copied
    }
    return c.notFound()
  })
  // Pages of other sites load remotes and read their 404s.
  app.use(`${remotesBase}*`, cors())
  for (const folder of ['', hostFolder]) {
    const address = `${remotesBase}:remote/${folder}${manifestName}`
    app.get(address, liveManifest(folder, liveRemotes, source))
  }
  app.get(`${remotesBase}*`, async (c) => {
    const path = normalize(c.req.path).slice(remotesBase.length)
    if (!releasedFile.test(path)) return c.notFound()
    const found = await fileBelow(c, releases, { prefix: remotesBase, cacheControl: immutable })
    return found ?? c.notFound()
  })
  return app
}

/** Manifest of the live release, for other sites, with the public path of its files. Answers 404 when there is none. */
function liveManifest(
  folder: string,
  liveRemotes: LiveRemotes,
  source: ReleaseSource,
): Handler<SiteEnv> {
  const file = `${folder}${manifestName}`
  return async (c) => {
    const { remotes } = await liveRemotes.remotes(await liveRemotes.registry())
    const name = c.req.param('remote') ?? ''
    const live = Object.hasOwn(remotes, name) ? remotes[name] : undefined
    if (!live?.release.integrity[file]) return c.notFound()
    const text = String(await source.file(live.release, file))
    const manifest = parseAs(manifestSchema, text, file)
    const publicPath = new URL(`${live.baseUrl}${folder}`, c.get('origin')).href
    c.header('cache-control', 'no-cache')
    return c.json({ ...manifest, metaData: { ...manifest.metaData, publicPath } })
  }
}
