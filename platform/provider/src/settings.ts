import {
  createLog,
  type Log,
  readCount,
  readRedisUrl,
  readSwitch,
  type Tracing,
  untraced,
} from '@storefront/server'
import type { NoticeTarget } from './outbox/notify.ts'
import type { StripeAccess } from './payments/stripe-gateway.ts'

type Variables = Record<string, string | undefined>

/** Map of Cancún's hotel zone, kilometre 9. */
const defaultMapUrl =
  'https://www.openstreetmap.org/export/embed.html?bbox=-86.7800%2C21.1200%2C-86.7300%2C21.1560&layer=mapnik&marker=21.1380%2C-86.7490'

/** Reads the settings; the README lists the variables. Throws for an invalid variable. */
export function settingsFromEnvironment(env: Variables, tracing: Tracing = untraced) {
  const log: Log = createLog(env.LOG_LEVEL || 'info', tracing.logFields)
  const count = (name: string, usual: number) => readCount(name, env[name], usual)
  return {
    /** Null for the embedded database. */
    databaseUrl: env.DATABASE_URL || null,
    /** Folder of the embedded database and the secret; `memory://` keeps nothing. */
    dataDir: env.DATA_DIR || '.data/provider',
    /** Public origins; empty for the request's own. */
    publicUrls: origins('PUBLIC_URL', env.PUBLIC_URL),
    /** Origin that payers return to; null for the provider's own. */
    storefrontUrl: env.STOREFRONT_URL ? address('STOREFRONT_URL', env.STOREFRONT_URL).origin : null,
    /** True to trust X-Forwarded-*, only behind a reverse proxy that sets them. */
    trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY),
    /** Null for a secret generated in `dataDir`. */
    secret: env.PROVIDER_SECRET || null,
    /** Storefronts of other origins that call from the browser. */
    corsOrigins: origins('CORS_ORIGINS', env.CORS_ORIGINS),
    /** Redis to count calls across processes; null counts per process. */
    redisUrl: readRedisUrl(env.REDIS_URL),
    contactPerMinute: count('CONTACT_PER_MINUTE', 5),
    bookingsPerMinute: count('BOOKINGS_PER_MINUTE', 600),
    requestsPerDay: count('REQUESTS_PER_DAY', 40),
    messagesPerDay: count('MESSAGES_PER_DAY', 20),
    /** Unpaid seats or places per caller; twice as many room nights. */
    unpaidPlaces: count('UNPAID_PLACES', 60),
    /** Days that traveller records are kept after the journey, in case the agency still needs a passport. */
    keepRecordsDays: count('KEEP_RECORDS_DAYS', 30),
    stripe: stripeFrom(env),
    /** Turns on the payment page that takes no money, unless Stripe is configured. */
    sandboxPayments: readSwitch('SANDBOX_PAYMENTS', env.SANDBOX_PAYMENTS),
    /** Receiver of notices; null for the log. */
    notices: noticesFrom(env),
    metrics: readSwitch('METRICS', env.METRICS),
    /** Null disables the operations endpoints. */
    operationsToken: longEnough('OPERATIONS_TOKEN', env.OPERATIONS_TOKEN),
    /** Adds the records of `catalogue/samples`. */
    sampleRecords: readSwitch('SAMPLE_RECORDS', env.SAMPLE_RECORDS),
    /** Loads changed files of the catalogue at once, for development. */
    watchCatalogue: readSwitch('WATCH_CATALOGUE', env.WATCH_CATALOGUE),
    mapUrl: env.MAP_URL || defaultMapUrl,
    log,
    tracing,
  }
}

export type ProviderSettings = ReturnType<typeof settingsFromEnvironment>

/** Port to listen on. 0, the default, is any free port. */
export function portFromEnvironment(env: Variables): number {
  return readCount('PORT', env.PORT, 0)
}

function stripeFrom(env: Variables): StripeAccess | null {
  const [secretKey, webhookSecret] = pair(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET') ?? []
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : null
}

function noticesFrom(env: Variables): NoticeTarget | null {
  const [url, secret] = pair(env, 'NOTICE_URL', 'NOTICE_SECRET') ?? []
  return url && secret ? { url: address('NOTICE_URL', url).href, secret } : null
}

/** Values of two variables that belong together; null if neither is set. Throws if only one is set. */
function pair(env: Variables, one: string, other: string): [string, string] | null {
  const [first, second] = [env[one], env[other]]
  if (first && second) return [first, second]
  if (!first && !second) return null
  throw new Error(`${one} and ${other} belong together`)
}

/** Origins of a list with commas. */
function origins(name: string, text = ''): string[] {
  const addresses = text.split(',').flatMap((one) => one.trim() || [])
  return addresses.map((one) => address(name, one).origin)
}

function address(name: string, text: string): URL {
  const url = URL.parse(text)
  // "shop.example:443" is a URL too, of the scheme "shop.example".
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Error(`${name} is not an http or https address: ${text}`)
}

function longEnough(name: string, value: string | undefined): string | null {
  if (!value) return null
  if (value.length < 32) throw new Error(`${name} needs at least 32 characters`)
  return value
}
