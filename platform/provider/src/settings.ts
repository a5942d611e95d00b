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

/** Location of the agency: the hotel zone of Cancún, kilometre 9. */
const usualMapUrl =
  'https://www.openstreetmap.org/export/embed.html?bbox=-86.7800%2C21.1200%2C-86.7300%2C21.1560&layer=mapnik&marker=21.1380%2C-86.7490'

/** Settings a process is started with; the README lists the variables. Throws when a variable makes no sense. */
export function settingsFromEnvironment(env: Variables, tracing: Tracing = untraced) {
  const log: Log = createLog(env.LOG_LEVEL || 'info', tracing.logFields)
  const count = (name: string, usual: number) => readCount(name, env[name], usual)
  return {
    /** PostgreSQL server; null means the embedded database. */
    databaseUrl: env.DATABASE_URL || null,
    /** Folder of the embedded database and of the secret; `memory://` keeps both only while the process runs. */
    dataDir: env.DATA_DIR || '.data/provider',
    /** Origins visitors reach this provider at; none means: as the request says. */
    publicUrls: list(env.PUBLIC_URL).flatMap((one) => origin('PUBLIC_URL', one) ?? []),
    /** Origin of the storefront payers return to; null means the provider's own. */
    storefrontUrl: origin('STOREFRONT_URL', env.STOREFRONT_URL),
    /** Trusts X-Forwarded-*: only behind a reverse proxy that sets them. */
    trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY),
    /** Keys are derived from it; null means one kept in `dataDir`. */
    secret: env.PROVIDER_SECRET || null,
    /** Origins of storefronts that call from the browser; none by default, one behind the same origin needs none. */
    corsOrigins: list(env.CORS_ORIGINS),
    /** Redis in which providers count calls together; null: each counts its own. */
    redisUrl: readRedisUrl(env.REDIS_URL),
    contactPerMinute: count('CONTACT_PER_MINUTE', 5),
    bookingsPerMinute: count('BOOKINGS_PER_MINUTE', 600),
    requestsPerDay: count('REQUESTS_PER_DAY', 40),
    messagesPerDay: count('MESSAGES_PER_DAY', 20),
    /** Seats, and places of tours and packages, that one caller may hold without having paid; of room nights twice as many. */
    unpaidPlaces: count('UNPAID_PLACES', 60),
    /** Days that traveller records are kept after the journey: the agency may still need a passport. */
    keepRecordsDays: count('KEEP_RECORDS_DAYS', 30),
    /** Account at Stripe that takes the payments. */
    stripe: stripeFrom(env),
    /** Allows bookings to be "paid" without money, where there is no account. */
    sandboxPayments: readSwitch('SANDBOX_PAYMENTS', env.SANDBOX_PAYMENTS),
    /** The agency's system that gets notices of bookings; null means the log. */
    notices: noticesFrom(env),
    metrics: readSwitch('METRICS', env.METRICS),
    /** The operator's token, which shows dead letters; null: the endpoints are off. */
    operationsToken: longEnough('OPERATIONS_TOKEN', env.OPERATIONS_TOKEN),
    /** Address of the map shown beside the contact form. */
    mapUrl: env.MAP_URL || usualMapUrl,
    log,
    tracing,
  }
}

/** Settings of a provider. */
export type ProviderSettings = ReturnType<typeof settingsFromEnvironment>

/** Port to listen at; 0, the default, is any free one. */
export function portFromEnvironment(env: Variables): number {
  return readCount('PORT', env.PORT, 0)
}

function stripeFrom(env: Variables): StripeAccess | null {
  const [secretKey, webhookSecret] = pair(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET') ?? []
  if (!secretKey || !webhookSecret) return null
  return { secretKey, webhookSecret, apiUrl: origin('STRIPE_API_URL', env.STRIPE_API_URL) }
}

function noticesFrom(env: Variables): NoticeTarget | null {
  const [url, secret] = pair(env, 'NOTICE_URL', 'NOTICE_SECRET') ?? []
  return url && secret ? { url: new URL(url).href, secret } : null
}

/** Two variables that make sense only together; null where neither is set. Throws where one is missing. */
function pair(env: Variables, one: string, other: string): [string, string] | null {
  const [first, second] = [env[one], env[other]]
  if (first && second) return [first, second]
  if (!first && !second) return null
  throw new Error(`${one} and ${other} belong together`)
}

function list(text = ''): string[] {
  return text.split(',').flatMap((one) => one.trim() || [])
}

function origin(name: string, value: string | undefined): string | null {
  if (!value) return null
  if (!URL.canParse(value)) throw new Error(`${name} is not an address: ${value}`)
  return new URL(value).origin
}

function longEnough(name: string, value: string | undefined): string | null {
  if (!value) return null
  if (value.length < 32) throw new Error(`${name} needs at least 32 characters`)
  return value
}
