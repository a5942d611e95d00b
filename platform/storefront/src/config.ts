import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Agency } from '@storefront/contract'
import { releaseSchema } from '@storefront/contract/releases'
import { parseAs, readPreviewKey } from '@storefront/releases'
import { readMostConnections, readRedisUrl, readSwitch } from '@storefront/server'
import * as v from 'valibot'

const texts = v.array(v.string())
const devApps = v.object({
  shell: v.object({
    before: v.string(),
    after: v.string(),
    inline: v.object({ scripts: texts, styles: texts }),
  }),
  remotes: v.record(v.string(), v.object({ release: releaseSchema, baseUrl: v.string() })),
})

/** Reads the settings of the storefront server (docs/configuration.md). Throws a sentence for an unusable variable. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const releases = resolve(env.RELEASES_DIR || '.releases')
  const store = env.RELEASE_STORE || releases
  const remotesUrl = readAddress('REMOTES_URL', env.REMOTES_URL)
  if (!remotesUrl && !store.startsWith('s3://') && resolve(store) !== releases)
    throw new Error(
      `RELEASE_STORE is ${store}, but remotes are served from RELEASES_DIR (${releases}): give both the same folder, or set REMOTES_URL.`,
    )
  const providerUrl = readAddress('PROVIDER_URL', env.PROVIDER_URL)
  if (!providerUrl) throw new Error('PROVIDER_URL is missing: the origin of the provider API.')
  return {
    port: readPort(env.PORT || '3000'),
    /** Origin of the provider's API. */
    providerUrl,
    /** True for the embedded provider, whose sandbox payment page is served under the site's origin. */
    embeddedProvider: readSwitch('EMBEDDED_PROVIDER', env.EMBEDDED_PROVIDER),
    /** Public origins of the site; empty in development, where this machine's names count. */
    publicUrls: list(env.PUBLIC_URL).map(readOrigin),
    /** Trusts X-Forwarded-*, which a reverse proxy must write. */
    trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY),
    /** `postgres://…`, or the folder of the releases. */
    registry: env.REGISTRY_URL || releases,
    /** Folder of the releases; with `remotesUrl` it has only those of the shell. */
    releases,
    /** Store that live shells are copied from: `s3://bucket/prefix`, or a folder. */
    store,
    /** Static host of the releases, without a trailing slash; null when this server serves them. */
    remotesUrl,
    agency: readAgency(env),
    /** The agency's own files by their address on this site. */
    agencyFiles: new Map(
      ['AGENCY_MARK', 'AGENCY_SHARE_PICTURE'].flatMap((name) => {
        const value = env[name]
        return value && !isWeb.test(value) ? [[agencyAddress(name, value), resolve(value)]] : []
      }),
    ),
    /** Longest render in ms. A slower page is sent without the parts of remotes. */
    renderBudgetMs: readNumber('RENDER_BUDGET_MS', env.RENDER_BUDGET_MS, 1500),
    /** Maximum number of simultaneous renders. Beyond it visitors get a stale page or 503. */
    maxRenders: readNumber('MAX_RENDERS', env.MAX_RENDERS, 32),
    /** Freshness of a cached page in seconds; 0 turns the cache off. */
    pageCacheSeconds:
      env.PAGE_CACHE_SECONDS === '0'
        ? 0
        : readNumber('PAGE_CACHE_SECONDS', env.PAGE_CACHE_SECONDS, 5),
    /** Time from the first 503 of `/readyz` to closing connections, in ms. */
    drainMs: readNumber('DRAIN_MS', env.DRAIN_MS, 1000),
    maxConnections: readMostConnections(env),
    /** Lets an address choose other versions than the live ones, for QA. */
    allowOverrides: readSwitch('OVERRIDES', env.OVERRIDES),
    /** Signs preview links; null turns them off. */
    previewKey: readPreviewKey(env.PREVIEW_KEY),
    /** Serves `/_status`: live versions, history, browser reports. */
    statusPage: readSwitch('STATUS_PAGE', env.STATUS_PAGE),
    metrics: readSwitch('METRICS', env.METRICS),
    /** Redis that storefronts share; null keeps state in memory. */
    redisUrl: readRedisUrl(env.REDIS_URL),
    /** Signs cookies and encrypts drafts in Redis; random per process unless set. */
    cookieKey: readCookieKey(env),
    /** Empty document of the shell from source, and dev servers of remotes; null in production. */
    dev: env.DEV_APPS ? parseAs(devApps, env.DEV_APPS, 'DEV_APPS') : null,
  }
}

export type ServerConfig = ReturnType<typeof readConfig>

/** URL without a trailing slash; null when the variable is not set. */
function readAddress(name: string, text: string | undefined): string | null {
  if (!text) return null
  if (URL.canParse(text)) return text.replace(/\/+$/, '')
  throw new Error(`${name} is not an address: ${text}`)
}

/** Requires `DRAFTS_KEY` with a shared registry or Redis, because storefronts read each other's cookies. */
function readCookieKey({ REDIS_URL, REGISTRY_URL, DRAFTS_KEY = '' }: NodeJS.ProcessEnv): string {
  if (DRAFTS_KEY.length >= 32) return DRAFTS_KEY
  const isAlone = !REDIS_URL && !REGISTRY_URL?.includes('://')
  if (isAlone && !DRAFTS_KEY) return randomBytes(32).toString('base64url')
  throw new Error(
    'Storefronts need the same DRAFTS_KEY of 32 characters or more: make one with openssl rand -base64 32.',
  )
}

function readOrigin(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin
  throw new Error(`PUBLIC_URL is not the address of a site: ${text}`)
}

function readNumber(name: string, text: string | undefined, fallback: number): number {
  const number = text ? Number(text) : fallback
  if (number > 0) return number
  throw new Error(`${name} is not a positive number: ${text}`)
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`PORT is not a port number: ${text}`)
}

/** Seller and profiles of the default product. Another product has its own, or none. */
const defaultAgency = {
  AGENCY_LEGAL_NAME: 'Marea Viajes del Caribe, S.A. de C.V.',
  AGENCY_STREET: 'Av. Tulum 24, SM 22, 77500 Cancún',
  AGENCY_REGISTRATION: 'RFC MVC190412AB1',
  AGENCY_FACEBOOK: 'https://www.facebook.com/',
  AGENCY_X: 'https://x.com/',
  AGENCY_INSTAGRAM: 'https://www.instagram.com/',
}

function readAgency(given: NodeJS.ProcessEnv): Agency {
  const env: NodeJS.ProcessEnv = given.AGENCY_PRODUCT ? given : { ...defaultAgency, ...given }
  const { AGENCY_LEGAL_NAME: name, AGENCY_STREET: street = '' } = env
  const { AGENCY_FACEBOOK: facebook, AGENCY_X: x, AGENCY_INSTAGRAM: instagram } = env
  const phone = env.AGENCY_PHONE || '+52 998 555 0142'
  return {
    product: env.AGENCY_PRODUCT || 'Marea',
    phone,
    whatsapp: (env.AGENCY_WHATSAPP || phone).replace(/\D/g, ''),
    email: env.AGENCY_EMAIL || 'sales@marea.example',
    ...(name && { seller: { name, street, registration: env.AGENCY_REGISTRATION ?? '' } }),
    mark: readPicture('AGENCY_MARK', env.AGENCY_MARK),
    sharePicture: readPicture('AGENCY_SHARE_PICTURE', env.AGENCY_SHARE_PICTURE),
    social: { ...(facebook && { facebook }), ...(x && { x }), ...(instagram && { instagram }) },
    paymentHosts: list(env.PAYMENT_HOSTS),
    mapHosts: list(env.MAP_HOSTS ?? 'www.google.com,maps.google.com,www.openstreetmap.org'),
    ...(env.MAP_TILES
      ? { mapTiles: { url: readTiles(env.MAP_TILES), credit: env.MAP_TILES_CREDIT ?? '' } }
      : {}),
    idempotencyKeys: readSwitch('IDEMPOTENCY_KEYS', env.IDEMPOTENCY_KEYS, true),
  }
}

const isWeb = /^https:\/\//

/** Address on this site of the file in a variable: `/agency/mark/logo.svg`. */
function agencyAddress(name: string, file: string): string {
  return `/agency/${name.replace('AGENCY_', '').toLowerCase()}/${basename(file)}`
}

/** Address of a picture of the agency, given as an https address or a file. */
function readPicture(name: string, value = ''): string | undefined {
  if (!value) return undefined
  if (isWeb.test(value)) return value
  if (!/^[\w.-]+\.(?:svg|png|jpe?g|webp|avif)$/i.test(basename(value)) || !existsSync(value)) {
    throw new Error(
      `${name} is neither an https address nor a picture file (SVG, PNG, JPEG, WebP or AVIF; letters, digits, dots and dashes in its name): ${value}`,
    )
  }
  return agencyAddress(name, value)
}

function readTiles(address: string): string {
  if (
    /^https:\/\//.test(address) &&
    ['{z}', '{x}', '{y}'].every((part) => address.includes(part))
  ) {
    return address
  }
  throw new Error(`MAP_TILES is not an https address with {z}, {x} and {y}: ${address}`)
}

function list(text = ''): string[] {
  return text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean)
}
