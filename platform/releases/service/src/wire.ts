import { appName, appVersion, historySchema, registrySchema } from '@storefront/releases/schemas'
import { tallySchema } from '@storefront/releases/tally-schema'
import * as v from 'valibot'

/*
 * Every request and answer of the release service: what it checks requests with, and what the command line and the
 * console read its answers with.
 */

/** Versions by app: the shell, or a remote by its name. */
const versions = v.pipe(
  v.record(appName, appVersion),
  v.check((named) => Object.keys(named).length > 0, 'name a version, for example flights 1.1.0'),
)

/** Why a change is made. Everybody has to say it but the owner of the registry. */
const reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, 'say why, in three characters or more'),
  v.maxLength(500),
)

/** Reasons why a remote may go live without a server build, by its name. */
const withoutServer = v.exactOptional(v.record(appName, reason))

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
/** Null where it is not known. */
const text = v.nullable(v.string())
const figure = v.nullable(v.number())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** `team:flights` moves flights, `pull-requests:flights` publishes what never goes live, `shell` the shell; `qa` approves, `storefront` sends tallies, `read` reads. */
export const roleSchema = v.union([
  v.picklist(['qa', 'shell', 'storefront', 'read']),
  v.custom<`${'team' | 'pull-requests'}:${string}`>(
    (role) => typeof role === 'string' && /^(team|pull-requests):[A-Za-z_][\w-]*$/.test(role),
    'is no role: qa, shell, storefront, read, team:flights, pull-requests:flights',
  ),
])
export type Role = v.InferOutput<typeof roleSchema>

// Requests.

const approvalBody = v.strictObject({ versions, reason: v.exactOptional(reason) })
const promotionBody = v.strictObject({
  ...approvalBody.entries,
  onlyProven: v.exactOptional(v.boolean()),
  withoutServer,
})
const appBody = v.strictObject({ app: appName, reason: v.exactOptional(reason) })
const pinBody = v.strictObject({ ...appBody.entries, version: appVersion })
const canaryBody = v.strictObject({ ...pinBody.entries, percent, withoutServer })
const proofBody = v.strictObject({
  versions,
  journeys: v.pipe(v.string(), v.maxLength(500)),
  passed: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reason: v.exactOptional(reason),
})
/** Every change of a registry by the address it is posted to: the verb that roles and audit call it by, and what is sent. */
export const changes = {
  promotions: { verb: 'promote', body: promotionBody },
  canaries: { verb: 'canary', body: canaryBody },
  rollbacks: { verb: 'rollback', body: appBody },
  retirements: { verb: 'retire', body: appBody },
  pins: { verb: 'pin', body: pinBody },
  unpins: { verb: 'unpin', body: pinBody },
  approvals: { verb: 'approve', body: approvalBody },
  proofs: { verb: 'prove', body: proofBody },
} as const
/** Where a change is posted to, and what is sent there. */
export type Change = keyof typeof changes
export type ChangeBody<C extends Change> = v.InferOutput<(typeof changes)[C]['body']>

export const rolloutBody = v.strictObject({
  ...pinBody.entries,
  steps: v.pipe(v.array(percent), v.minLength(1), v.maxLength(20)),
  everySeconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7 * 86_400)),
  withoutServer,
})
export const rolloutEndBody = v.strictObject({ reason })
/** Tallies of a storefront since its last batch; each of its batches has the next number. */
export const beaconsBody = v.strictObject({
  from: v.pipe(v.string(), v.uuid()),
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  tallies: v.pipe(v.array(tallySchema), v.maxLength(20)),
})
export const previewBody = v.strictObject({
  versions,
  expiresInHours: v.pipe(v.number(), v.gtValue(0)),
  reason: v.exactOptional(reason),
})

/** A browser's stack, or the address of a script with line and column. */
export const traceBody = v.strictObject({ stack: v.pipe(v.string(), v.maxLength(60_000)) })

/** Which part of a list that is newest first: `before` is the last number that was seen. */
export const pageQuery = v.object({
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([1-9]\d?|[1-4]\d\d|500)$/, 'no number from 1 to 500'),
      v.transform(Number),
    ),
    '50',
  ),
  before: v.exactOptional(
    v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'no number of an entry'), v.transform(Number)),
  ),
})
/** Of one app, which the registry needs not know yet; else of every one that it knows. */
export const versionsQuery = v.object({ app: v.exactOptional(appName) })
export const differencesQuery = v.object({ app: appName, from: appVersion, to: appVersion })

export const publishQuery = v.object({
  app: appName,
  version: appVersion,
  /** That it was built from. */
  commit: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/, 'no commit'))),
})

// Answers.

/** Why something was refused: a sentence for a person. */
export const refusalAnswer = v.object({ error: v.string() })
export const meAnswer = v.object({ name: v.string(), roles: v.array(roleSchema) })
export const environmentsAnswer = v.array(
  v.object({ name: v.string(), needsApproval: v.boolean(), hasPreviews: v.boolean() }),
)
export type Environment = v.InferOutput<typeof environmentsAnswer>[number]
export const registryAnswer = registrySchema
/** A change that was made: every POST below an environment answers one, but rollouts and previews. */
export const changeAnswer = historySchema
export const historyAnswer = v.array(historySchema)

const versionMark = v.picklist(['live', 'canary', 'last good', 'pinned', 'approved'])
export const versionsAnswer = v.record(
  appName,
  v.array(
    v.object({
      version: v.string(),
      /** Of scripts and styles, compressed as browsers are sent them; null where the store does not know. */
      bytes: v.nullable(count),
      contract: text,
      commit: text,
      note: text,
      publishedAt: text,
      marks: v.array(versionMark),
      /** Why the gate refuses it beside the live shell; null where it fits. */
      misfit: text,
    }),
  ),
)
export type VersionsAnswer = v.InferOutput<typeof versionsAnswer>
export type Version = VersionsAnswer[string][number]

export const differencesAnswer = v.object({
  added: v.array(v.string()),
  removed: v.array(v.string()),
  changed: v.array(v.string()),
  /** What else it says of itself: `mounts: ["flights"] → ["flights","fares"]`. */
  description: v.array(v.string()),
  bytes: v.object({ from: v.nullable(count), to: v.nullable(count) }),
  contract: v.object({ from: text, to: text }),
})
export type DifferencesAnswer = v.InferOutput<typeof differencesAnswer>

export const traceAnswer = v.object({ stack: v.string() })
export const publishAnswer = v.object({ outcome: v.picklist(['published', 'already there']) })
export const previewAnswer = v.object({ url: v.string(), expiresAt: v.string() })

export const rolloutAnswer = v.object({
  id: v.string(),
  app: v.string(),
  version: v.string(),
  /** Percentages that grow and end with 100, which makes it live. */
  steps: v.array(v.number()),
  step: count,
  percent: v.number(),
  everySeconds: v.number(),
  /** `taken back` by the verdict; `ended` by somebody, or because it could not go on. */
  state: v.picklist(['running', 'done', 'taken back', 'ended']),
  /** The reason for its state; null before the first step. */
  verdict: text,
  startedAt: v.string(),
  /** With the version, whose browsers sent beacons. */
  visitors: count,
})
export const rolloutsAnswer = v.array(rolloutAnswer)
export type Rollout = v.InferOutput<typeof rolloutAnswer>

export const healthAnswer = v.array(
  v.object({
    app: v.string(),
    version: v.string(),
    pages: count,
    loads: count,
    failures: count,
    errors: count,
    medianMs: figure,
    slowMs: figure,
    vitals: v.nullable(v.object({ lcp: figure, inp: figure, cls: figure })),
    /** Its place is in the version's files, `entry.js:1:5204`; null where it is not known. */
    lastError: v.nullable(v.object({ name: v.string(), at: v.string(), place: text })),
    /** By day (UTC), oldest first: those of the last 14 with beacons. */
    days: v.array(v.object({ day: v.string(), loads: count, failures: count, errors: count })),
  }),
)

export type Health = v.InferOutput<typeof healthAnswer>[number]

/** A line of the audit: a change that was asked for, and its outcome. */
export const auditEntry = v.object({
  id: v.number(),
  at: v.string(),
  who: v.string(),
  roles: v.array(v.string()),
  verb: v.string(),
  environment: text,
  app: text,
  reason: text,
  /** `begun` where it takes time: what became of it follows, unless the process died. */
  outcome: v.picklist(['begun', 'done', 'refused']),
  sentence: v.string(),
  /** Of the registry, where it was changed. */
  revision: figure,
  /** Which version was published, and from which commit; null for any other verb, and where the caller named none. */
  version: text,
  commit: text,
})
export const auditAnswer = v.array(auditEntry)
export type AuditEntry = v.InferOutput<typeof auditEntry>
