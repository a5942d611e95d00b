import { connectRedis, DiskRoom } from '@storefront/server'
import { admissionOf, createApp } from './app.ts'
import type { BookingDeps, Step } from './bookings/deps.ts'
import { dropAllLeases } from './bookings/keys.ts'
import { createSoldOut } from './bookings/sold-out.ts'
import { openCatalogue } from './catalogue/store.ts'
import { answers, type Connection, connect } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { notifyByLog, notifyByPost } from './outbox/notify.ts'
import { outboxState } from './outbox/outbox-state.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import { createSandboxGateway } from './payments/sandbox-gateway.ts'
import { createProviderCrypto, readOrMakeSecret } from './provider-crypto.ts'
import { loadCatalogue } from './seed/load.ts'
import { type ProviderSettings, settingsFromEnvironment } from './settings.ts'
import { startSweeper } from './sweeper.ts'

export type ProviderParts = {
  now?: () => Date
  gateway?: PaymentGateway
  /** Called at each step at which a crash test may stop the provider. */
  onStep?: (step: Step) => void
  freeBytes?: (folder: string) => Promise<number>
  /** Backup to restore into a database in memory. */
  restored?: Blob
  /** False if the test runs the periodic work itself. */
  sweeps?: boolean
}

/**
 * Opens and prepares the database and returns the app (product 7). Throws if another process has the embedded
 * database, or if neither Stripe nor the sandbox is configured.
 */
export async function openProvider(
  options: Partial<ProviderSettings> = {},
  parts: ProviderParts = {},
) {
  const settings = { ...settingsFromEnvironment({}), ...options }
  if (!parts.gateway && !settings.stripe && !settings.sandboxPayments) {
    throw new Error(
      'There are no payment keys: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or SANDBOX_PAYMENTS=on to have bookings "paid" without money.',
    )
  }
  const connection = await connect({ ...settings, ...parts })
  try {
    return await start(settings, connection, parts)
  } catch (error) {
    await connection.close()
    throw error
  }
}

export type Provider = Awaited<ReturnType<typeof openProvider>>

async function start(settings: ProviderSettings, connection: Connection, parts: ProviderParts) {
  const { db } = connection
  const { log } = settings
  const now = parts.now ?? (() => new Date())
  const crypto = createProviderCrypto(settings.secret ?? (await readOrMakeSecret(settings.dataDir)))
  await migrate(connection, log)
  await loadCatalogue(db, settings)
  const sandbox = createSandboxGateway({ db, key: crypto.sandboxKey, now })
  const gateway = parts.gateway ?? (await stripeGateway(settings, now)) ?? sandbox
  const deps: BookingDeps = {
    settings,
    db,
    catalogue: await openCatalogue(db),
    gateway,
    notify: settings.notices ? notifyByPost(settings.notices, now) : notifyByLog(log),
    crypto,
    soldOut: createSoldOut(db),
    now,
    onStep: parts.onStep ?? (() => {}),
  }
  if (connection.engine === 'pglite') await dropAllLeases(db)
  const redis = await connectRedis(settings.redisUrl, 'provider', log)
  const stopSweeper = parts.sweeps === false ? async () => {} : startSweeper(deps)
  let isClosing = false
  const databaseAnswers = () => answers(db)
  const isOnDisk = connection.engine === 'pglite' && !settings.dataDir.startsWith('memory://')
  const disk = new DiskRoom(isOnDisk ? settings.dataDir : null, parts.freeBytes)
  const metrics = settings.metrics ? await metricsOf(deps, databaseAnswers) : null
  return {
    /** Exposed for tests. */
    deps,
    admit: admissionOf(settings, metrics?.refused),
    app: createApp(deps, {
      backup: connection.backup,
      sandbox: gateway === sandbox ? sandbox : null,
      metrics,
      health: { isClosing: () => isClosing, databaseAnswers, disk, redis },
    }),
    /** Stops periodic work and closes the database. End running requests first. */
    close: async () => {
      if (isClosing) return
      isClosing = true
      redis?.disconnect()
      await stopSweeper()
      await connection.close()
    },
  }
}

/** Loads the metrics library only when metrics are on. */
async function metricsOf({ db, now }: BookingDeps, databaseAnswers: () => Promise<boolean>) {
  const { createMetrics } = await import('./http/metrics.ts')
  return createMetrics(databaseAnswers, () => outboxState(db, now()))
}

/** Loads Stripe's library only when it is used: it is larger than the rest of the provider. */
async function stripeGateway(settings: ProviderSettings, now: () => Date) {
  if (!settings.stripe) return null
  const { createStripeGateway } = await import('./payments/stripe-gateway.ts')
  return createStripeGateway(settings.stripe, now)
}
