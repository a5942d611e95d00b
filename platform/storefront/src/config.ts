import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { Agency } from '@storefront/contract'
import { releaseSchema } from '@storefront/contract/releases'
import { parseAs, readPreviewKey } from '@storefront/releases'
import { readMostConnections, readRedisUrl, readSwitch } from '@storefront/server'
import * as v from 'valibot'

const devApps = v.object({
  shell: v.string(),
  remotes: v.record(v.string(), v.object({ release: releaseSchema, baseUrl: v.string() })),
})

/**
 * Settings of the storefront server, from its environment (docs/configuration.md). Throws a sentence a person can act on when
 * a variable is unusable.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const releases = resolve(env.RELEASES_DIR ?? '.releases')
  const providerUrl = readAddress('PROVIDER_URL', env.PROVIDER_URL)
  if (!providerUrl) throw new Error('PROVIDER_URL is missing: the origin of the provider API.')
  return {
    port: readPort(env.PORT),
    /** Origin of the provider's API, without a path. */
    providerUrl,
    /** True for the embedded provider: its sandbox payment page is served under the storefront's own origin. */
    embeddedProvider: readSwitch('EMBEDDED_PROVIDER', env.EMBEDDED_PROVIDER),
    /** Origins of the site as visitors know it; none: this machine's own names, for work on it. */
    publicUrls: list(env.PUBLIC_URL).map(readOrigin),
    /** Trusts X-Forwarded-*: only behind a reverse proxy that writes them. */
    trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY),
    /** Address of the registry: `postgres://…`, or the folder of the releases. */
    registry: env.REGISTRY_URL || releases,
    /** Folder of the releases, of the shell's alone where the others are hosted elsewhere. */
    releases,
    /** Address of the store that a live shell is copied from: `s3://bucket/prefix`, or a folder. */
    store: env.RELEASE_STORE || releases,
    /** Address of a static host that has the releases, without a slash at its end; null: this server serves them. */
    remotesUrl: readAddress('REMOTES_URL', env.REMOTES_URL),
    agency: readAgency(env),
    /** Longest render in ms; a page that takes longer is sent without the remotes' parts. */
    renderBudgetMs: readNumber('RENDER_BUDGET_MS', env.RENDER_BUDGET_MS, 1500),
    /** Pages made at once; more visitors get the page as it was last made, or are asked to wait. */
    maxRenders: readNumber('MAX_RENDERS', env.MAX_RENDERS, 32),
    /** Freshness of a cached public page in seconds; 0 turns the cache off. */
    pageCacheSeconds:
      env.PAGE_CACHE_SECONDS === '0'
        ? 0
        : readNumber('PAGE_CACHE_SECONDS', env.PAGE_CACHE_SECONDS, 5),
    /** Time during which `/readyz` answers 503 before connections close, in ms. */
    drainMs: readNumber('DRAIN_MS', env.DRAIN_MS, 1000),
    /** Connections at once; more are answered 503 with Retry-After. */
    maxConnections: readMostConnections(env),
    /** Allows a URL to ask for other versions than the live ones: for QA, off for visitors. */
    allowOverrides: readSwitch('OVERRIDES', env.OVERRIDES),
    /** Key that signs preview links; null turns them off. */
    previewKey: readPreviewKey(env.PREVIEW_KEY),
    /** True where `/_status` shows what is live, its history and browser reports. */
    statusPage: readSwitch('STATUS_PAGE', env.STATUS_PAGE),
    metrics: readSwitch('METRICS', env.METRICS),
    /** Redis shared by several storefronts; null: each keeps its own state. */
    redisUrl: readRedisUrl(env.REDIS_URL),
    /** Key that signs visitors' cookies and encrypts travellers' drafts in Redis; random per process unless set. */
    cookieKey: readCookieKey(env),
    /**
     * Dev servers that serve apps from source instead of their builds, e.g. `http://localhost:3001/`; null in production.
     */
    dev: env.DEV_APPS ? parseAs(devApps, env.DEV_APPS, 'DEV_APPS') : null,
  }
}

export type ServerConfig = ReturnType<typeof readConfig>

/** An address without a slash at its end, or null when the variable is not set. */
function readAddress(name: string, text: string | undefined): string | null {
  if (!text) return null
  if (URL.canParse(text)) return text.replace(/\/+$/, '')
  throw new Error(`${name} is not an address: ${text}`)
}

/**
 * Returns the cookie key. Requires `DRAFTS_KEY` where a registry or Redis is shared: several storefronts must read each
 * other's cookies.
 */
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

/** A positive number, or `usual` when the variable is not set. */
function readNumber(name: string, text: string | undefined, usual: number): number {
  const number = text ? Number(text) : usual
  if (number > 0) return number
  throw new Error(`${name} is not a positive number: ${text}`)
}

function readPort(text = '3000'): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`PORT is not a port number: ${text}`)
}

function readAgency(env: NodeJS.ProcessEnv): Agency {
  const phone = env.AGENCY_PHONE ?? '+52 998 555 0142'
  return {
    product: env.AGENCY_PRODUCT ?? 'Marea',
    phone,
    whatsapp: (env.AGENCY_WHATSAPP ?? phone).replace(/\D/g, ''),
    email: env.AGENCY_EMAIL ?? 'sales@marea.example',
    ...readSeller(env),
    social: {
      facebook: env.AGENCY_FACEBOOK ?? 'https://www.facebook.com/',
      x: env.AGENCY_X ?? 'https://x.com/',
      instagram: env.AGENCY_INSTAGRAM ?? 'https://www.instagram.com/',
    },
    paymentHosts: list(env.PAYMENT_HOSTS),
    mapHosts: list(env.MAP_HOSTS ?? 'www.google.com,maps.google.com,www.openstreetmap.org'),
    ...(env.MAP_TILES
      ? { mapTiles: { url: readTiles(env.MAP_TILES), credit: env.MAP_TILES_CREDIT ?? '' } }
      : {}),
    idempotencyKeys: readSwitch('IDEMPOTENCY_KEYS', env.IDEMPOTENCY_KEYS, true),
  }
}

function readTiles(address: string): string {
  if (
    /^https:\/\//.test(address) &&
    ['{z}', '{x}', '{y}'].every((part) => address.includes(part))
  ) {
    return address
  }
  throw new Error(`MAP_TILES is no https address with {z}, {x} and {y}: ${address}`)
}

/** Marea's company stands in for none but Marea's. */
function readSeller(env: NodeJS.ProcessEnv): Pick<Agency, 'seller'> {
  const {
    AGENCY_LEGAL_NAME: name = env.AGENCY_PRODUCT ? '' : 'Marea Viajes del Caribe, S.A. de C.V.',
    AGENCY_STREET: street = env.AGENCY_PRODUCT ? '' : 'Av. Tulum 24, SM 22, 77500 Cancún',
    AGENCY_REGISTRATION: registration = env.AGENCY_PRODUCT ? '' : 'RFC MVC190412AB1',
  } = env
  return name ? { seller: { name, street, registration } } : {}
}

function list(text = ''): string[] {
  return text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean)
}
