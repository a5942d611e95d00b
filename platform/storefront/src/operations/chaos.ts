import { setTimeout as pause } from 'node:timers/promises'
import type { Registry } from '@storefront/contract'
import type { Remotes } from '@storefront/shell'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { remotesBase } from '../releases/release-source.ts'
import { crashingEntry, withCrashes } from './crashes.ts'

/** What can go wrong with a remote's files or with a call. */
export const faults = ['down', 'slow', 'hang', '500', 'garbage', 'throws', 'crash'] as const

export type Fault = (typeof faults)[number]

/**
 * Faults by target: a remote, one version of it (`flights@1.1.0`), one of its files (`flights:entry`), a call (`/hotels`), or
 * all calls (`/`).
 */
export type Faults = Record<string, Fault>

const chaosCookie = 'chaos'

/** Longer than any limit on loading a part of a page, in ms. */
const hangMs = 60_000

const slowMs = 2000

/**
 * Lets a test break any remote or call for one browser: `?chaos=flights=hang,/hotels=500` until `?chaos=off`.
 * Only where the server is started with `CHAOS=on`.
 */
export function chaos(releases: string): MiddlewareHandler {
  return async (c, next) => {
    const fault = faultFor(c.req.path, currentFaults(c))
    if (!fault) return next()
    if (fault === 'slow') {
      await pause(slowMs)
      return next()
    }
    if (fault === 'crash') return crashingEntry(c, releases)
    return broken(c, fault)
  }
}

/** The faults that the chaos panel set for this browser, the page's remotes with them, and the remotes that the server must not render. */
export async function breakage(c: Context, registry: Registry, remotes: Remotes, releases: string) {
  const faults = currentFaults(c)
  return {
    remotes: await withCrashes(faults, remotes, releases),
    excluded: brokenRemotes(faults, Object.keys(remotes)),
    chaos: { faults, earlier: earlierVersions(registry) },
  }
}

/** Remotes that the server does not render, so that the browser meets the fault: the broken ones, or all if a call is broken. */
function brokenRemotes(faults: Faults, names: string[]): string[] {
  const targets = Object.keys(faults)
  if (targets.some((target) => target.startsWith('/'))) return names
  return targets.map((target) => target.split(/[@:]/)[0] ?? target)
}

/** The version before each live one. */
function earlierVersions({ remotes }: Registry): Record<string, string> {
  const earlier = Object.entries(remotes).flatMap(([name, { lastGood }]) =>
    lastGood ? [[name, lastGood]] : [],
  )
  return Object.fromEntries(earlier)
}

/** Reads the faults that the address or an earlier one asks for. */
function currentFaults(c: Context): Faults {
  const asked = c.req.query(chaosCookie)
  if (asked === undefined) return parse(getCookie(c, chaosCookie) ?? '')
  const text = asked === 'off' ? '' : asked
  setCookie(c, chaosCookie, text, { path: '/', sameSite: 'Lax' })
  return parse(text)
}

/** The fault of a path: of the file, of its remote, or of the call. */
export function faultFor(path: string, wanted: Faults): Fault | null {
  if (path.startsWith('/api/v1/')) {
    const call = path.slice('/api/v1'.length)
    const target = Object.keys(wanted).find(
      (name) => name === '/' || (name.startsWith('/') && `${call}/`.startsWith(`${name}/`)),
    )
    return target ? (wanted[target] ?? null) : null
  }
  if (!path.startsWith(remotesBase)) return null
  const [remote = '', version = '', ...rest] = path.slice(remotesBase.length).split('/')
  const file = rest.join('/')
  const exact = Object.keys(wanted).find((name) => {
    const [of, part] = name.split(':')
    return (of === remote || of === `${remote}@${version}`) && part && file.startsWith(part)
  })
  return wanted[exact ?? `${remote}@${version}`] ?? wanted[remote] ?? null
}

async function broken(c: Context, fault: Exclude<Fault, 'slow' | 'crash'>): Promise<Response> {
  const script = { 'content-type': 'text/javascript' }
  if (fault === 'hang')
    await pause(hangMs, undefined, { signal: c.req.raw.signal }).catch(() => null)
  if (fault === 'garbage')
    return c.body('<!doctype html><p>not what you asked for</p>', 200, script)
  if (fault === 'throws') return c.body('throw new Error("chaos")', 200, script)
  return c.body(null, fault === '500' ? 500 : 503)
}

function parse(text: string): Faults {
  const pairs = text.split(',').map((pair) => pair.split('='))
  return Object.fromEntries(
    pairs.flatMap(([target, named]) => {
      const fault = faults.find((known) => known === named)
      return target && fault ? [[target, fault]] : []
    }),
  )
}
