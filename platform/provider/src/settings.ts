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

/** How a provider runs. Every field has a default; `settingsFromEnvironment` reads them from variables. */
export type ProviderSettings = {
  /** PostgreSQL server; null means the embedded database. */
  databaseUrl: string | null
  /** Folder of the embedded database and of the secret; `memory://` keeps both only while the process runs. */
  dataDir: string
  /** Origins visitors reach this provider at; none means: as the request says. */
  publicUrls: string[]
  /** Origin of the storefront payers return to; null means the provider's own. */
  storefrontUrl: string | null
  /** Whether X-Forwarded-* is believed: only behind a proxy that sets them. */
  trustProxy: boolean
  /** Keys are derived from it; null means one kept in `dataDir`. */
  secret: string | null
  /** Origins of storefronts that call from the browser; none by default, one behind the same origin needs none. */
  corsOrigins: string[]
  /** Redis in which providers count calls together; null: each counts its own. */
  redisUrl: string | null
  /** Contact messages per address and minute. */
  contactPerMinute: number
  /** Booking calls per address and minute. */
  bookingsPerMinute: number
  /** Requests by WhatsApp per caller and day. */
  requestsPerDay: number
  /** Contact messages per caller and day. */
  messagesPerDay: number
  /** Seats, and places of tours and packages, that one caller may hold without having paid; of room nights twice as many. */
  unpaidPlaces: number
  /** Days that traveller records are kept after the journey: the agency may still need a passport. */
  keepRecordsDays: number
  /** Account at Stripe that takes the payments. */
  stripe: StripeAccess | null
  /** Whether bookings may be "paid" without money, where there is no account. */
  sandboxPayments: boolean
  /** The agency's system that gets notices of bookings; null means the log. */
  notices: NoticeTarget | null
  /** Whether `/metrics` is served for Prometheus. */
  metrics: boolean
  /** The operator's token, which shows dead letters; null: the endpoints are off. */
  operationsToken: string | null
  /** Address of the map shown beside the contact form. */
  mapUrl: string
  log: Log
  tracing: Tracing
}

/** Where the agency is: the hotel zone of Cancún, kilometre 9. */
const defaultMapUrl =
  'https://www.openstreetmap.org/export/embed.html?bbox=-86.7800%2C21.1200%2C-86.7300%2C21.1560&layer=mapnik&marker=21.1380%2C-86.7490'

const defaults = {
  databaseUrl: null,
  dataDir: '.data/provider',
  publicUrls: [],
  storefrontUrl: null,
  trustProxy: false,
  secret: null,
  corsOrigins: [],
  redisUrl: null,
  contactPerMinute: 5,
  bookingsPerMinute: 600,
  requestsPerDay: 40,
  messagesPerDay: 20,
  unpaidPlaces: 60,
  keepRecordsDays: 30,
  stripe: null,
  sandboxPayments: false,
  notices: null,
  metrics: false,
  operationsToken: null,
  mapUrl: defaultMapUrl,
  tracing: untraced,
} satisfies Omit<ProviderSettings, 'log'>

/** Settings with every default filled in. */
export function withDefaults(settings: Partial<ProviderSettings>): ProviderSettings {
  return { ...defaults, log: createLog('info'), ...settings }
}

type Variables = Record<string, string | undefined>

/** Settings a process is started with. Throws when a variable makes no sense. */
export function settingsFromEnvironment(
  env: Variables,
  tracing: Tracing = untraced,
): ProviderSettings {
  const stripe = pair(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  const notices = pair(env, 'NOTICE_URL', 'NOTICE_SECRET')
  const count = (name: string, usual: number) => readCount(name, env[name], usual)
  return {
    databaseUrl: env.DATABASE_URL || null,
    dataDir: env.DATA_DIR || defaults.dataDir,
    publicUrls: list(env.PUBLIC_URL).flatMap((one) => origin('PUBLIC_URL', one) ?? []),
    storefrontUrl: origin('STOREFRONT_URL', env.STOREFRONT_URL),
    trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY),
    secret: env.PROVIDER_SECRET || null,
    corsOrigins: list(env.CORS_ORIGINS),
    redisUrl: readRedisUrl(env.REDIS_URL),
    contactPerMinute: count('CONTACT_PER_MINUTE', defaults.contactPerMinute),
    bookingsPerMinute: count('BOOKINGS_PER_MINUTE', defaults.bookingsPerMinute),
    requestsPerDay: count('REQUESTS_PER_DAY', defaults.requestsPerDay),
    messagesPerDay: count('MESSAGES_PER_DAY', defaults.messagesPerDay),
    unpaidPlaces: count('UNPAID_PLACES', defaults.unpaidPlaces),
    keepRecordsDays: count('KEEP_RECORDS_DAYS', defaults.keepRecordsDays),
    stripe: stripe && {
      secretKey: stripe[0],
      webhookSecret: stripe[1],
      apiUrl: origin('STRIPE_API_URL', env.STRIPE_API_URL),
    },
    sandboxPayments: readSwitch('SANDBOX_PAYMENTS', env.SANDBOX_PAYMENTS),
    notices: notices && { url: new URL(notices[0]).href, secret: notices[1] },
    metrics: readSwitch('METRICS', env.METRICS),
    operationsToken: longEnough('OPERATIONS_TOKEN', env.OPERATIONS_TOKEN),
    mapUrl: env.MAP_URL || defaults.mapUrl,
    log: createLog(env.LOG_LEVEL || 'info', tracing.logFields),
    tracing,
  }
}

/** Port to listen at; 0, the default, is any free one. */
export function portFromEnvironment(env: Variables): number {
  return readCount('PORT', env.PORT, 0)
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
