import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '@storefront/federation/free-port'

/** *now* is this checkout, *before* another one, *static* the pages of *now* without scripts. */
export type SiteName = 'now' | 'before' | 'static'

export type Site = {
  name: SiteName
  url: string
  /** Seconds from `npm start`, with nothing built before, to the first response; absent for *static*. */
  startS?: number
  /** Resident memory of its processes now, in MB; absent for *static*. */
  memoryMb?: () => number
  stop: () => Promise<void>
}

/** Longest time to install, build and start a checkout, in ms. */
const startMs = 900_000

/** Starts a checkout by its `npm start`, with its own releases and a provider in memory. Throws if it does not answer. */
export async function startCheckout(name: 'now' | 'before', folder: string): Promise<Site> {
  const releases = join(resolve(folder), '.cache/bench/releases')
  rmSync(releases, { recursive: true, force: true })
  const port = await freePort()
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      RELEASES_DIR: releases,
      RELEASE_STORE: releases,
      REGISTRY_URL: '',
      DATA_DIR: 'memory://',
      SANDBOX_PAYMENTS: 'on',
      LOG_LEVEL: 'warn',
      // Makes the server render every page, which it leaves to the browser by default when it is busy.
      RENDER_BUDGET_MS: '10000',
    },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid)
    await ended
  }
  const url = `http://localhost:${port}`
  for (const until = Date.now() + startMs; Date.now() < until; await pause(500)) {
    if (child.exitCode !== null) break
    const { ok } = await fetch(url).catch(() => ({ ok: false }))
    if (!ok || !child.pid) continue
    const startS = (performance.now() - started) / 1000
    const { pid } = child
    return { name, url, startS, memoryMb: () => residentMb(pid), stop }
  }
  await stop()
  throw new Error(`${folder} does not start.`)
}

/** Resident memory of a process and its descendants, in MB. Servers have process groups of their own. */
function residentMb(root: number): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const withChildren = (id: number): number =>
    processes.reduce(
      (kb, [pid = 0, parent, rss = 0]) =>
        kb + (pid === id ? rss : 0) + (parent === id ? withChildren(pid) : 0),
      0,
    )
  return withChildren(root) / 1000
}

/** Serves the pages of a site with their scripts removed. */
export async function startStatic(site: string): Promise<Site> {
  const pages = new Map<string, Buffer>()
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(site + url)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    if (!type.startsWith('text/html'))
      return response.writeHead(200, { 'content-type': type }).end(body)
    const page = pages.get(url) ?? brotliCompressSync(withoutScripts(String(body)))
    pages.set(url, page)
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { name: 'static', url: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>\n?/gs, '')
    .replaceAll(/<link rel="(?:preload" as="script|stylesheet" data-rspack)[^>]*>\n?/g, '')
}
