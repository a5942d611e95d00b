import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDocuments, openStore, type ReleaseDesk, type ReleaseStore } from '@storefront/releases'
import { connectRedis, DiskRoom, type Redis, repeat } from '@storefront/server'
import type { Access } from './access/authenticate.ts'
import { openOidc } from './access/oidc.ts'
import { tokenCaller } from './access/tokens.ts'
import { Audit } from './audit/audit.ts'
import { keepReconciled } from './audit/reconcile.ts'
import { type Environment, openEnvironments } from './environments.ts'
import { announcer } from './rollouts/announcer.ts'
import type { ReleaseSettings } from './settings.ts'
import { sideBySide } from './side-by-side.ts'
import { tracing } from './tracing.ts'
import { deliverDue } from './webhooks/deliver.ts'
import { send } from './webhooks/send.ts'
import { readTargets } from './webhooks/targets.ts'

/** Looks at versions before they go live beside what is live. Answers what was done. Throws NotFitError. */
export type Look = (desk: ReleaseDesk, versions: Record<string, string>) => Promise<string>

/** Looks side by side: each starts a site and a browser. */
const mostLooks = 3

/** How often due webhooks are looked for, and rollouts while no beacons arrive, in ms. */
const [webhooksMs, rolloutsMs] = [1000, 1000]

/** What the routes work with. */
export type ReleaseService = {
  settings: ReleaseSettings
  environments: Map<string, Environment>
  /** Where releases are published to, for all environments. */
  store: ReleaseStore
  access: Access
  audit: Pick<Audit, 'append' | 'newest' | 'published'>
  /** Null without `LOOK=on`: versions go live without being rendered first. */
  look: Look | null
  /** Of the disk that releases are kept on. */
  disk: DiskRoom
  /** Where processes count calls together; null: each counts its own. */
  redis: Redis | null
  isLeaving: () => boolean
  /** Fails readiness so that the load balancer drains this process. */
  leave: () => void
  /** Ends what it holds open. Requests still running should have ended. */
  close: () => Promise<void>
}

/** Opens what the settings name, and brings the audit up to what the registries' histories say. */
export async function openService(settings: ReleaseSettings): Promise<ReleaseService> {
  const { tokens, releases, log } = settings
  await mkdir(releases, { recursive: true })
  const store = await openStore(settings.store, releases)
  const own = await openDocuments(settings.audit, tracing.client)
  const audit = new Audit(own)
  const oldAudit = join(settings.audit, 'audit.jsonl')
  if (existsSync(oldAudit))
    log.warn(
      `${oldAudit} is an audit of before 23 November 2026, which is no longer read: keep it elsewhere; of the changes of releases the audit gets its lines again from the history.`,
    )
  const environments = await openEnvironments(settings, store, announcer(audit, log))
  const oidc = settings.oidc && (await openOidc(settings.oidc))
  const targets = settings.webhooks ? await readTargets(settings.webhooks) : []
  const stopTelling = repeat(
    webhooksMs,
    () => deliverDue({ audit, documents: own, targets, send, log }),
    (error) => log.error({ error }, 'webhooks could not be delivered'),
  )
  const stopEnvironments = [...environments.values()].flatMap((environment) => [
    keepReconciled(audit, environment, log),
    repeat(
      rolloutsMs,
      () => environment.rollouts.advance(),
      (error) => log.error({ environment: environment.name, error }, 'rollouts cannot go on'),
    ),
  ])
  const redis = await connectRedis(settings.redisUrl, 'releases', log)
  let isLeaving = false
  return {
    settings,
    environments,
    store,
    access: async (token) =>
      (tokens && (await tokenCaller(tokens, token))) || (oidc ? oidc(token) : null),
    audit,
    look: settings.look ? sideBySide(mostLooks, (await import('./look/look.ts')).look) : null,
    disk: new DiskRoom(releases),
    redis,
    isLeaving: () => isLeaving,
    leave: () => {
      isLeaving = true
    },
    close: async () => {
      redis?.disconnect()
      for (const stop of [...stopEnvironments, stopTelling]) await stop()
      for (const { documents } of environments.values()) await documents.close()
      await own.close()
    },
  }
}
