import { readPreviewKey } from '@storefront/releases'
import { createLog, readCount, readRedisUrl, readSwitch } from '@storefront/server'
import type { OidcSettings } from './access/oidc.ts'
import { tracing } from './tracing.ts'

type Variables = Record<string, string | undefined>

/** Settings a process is started with; the README lists the variables. Throws when a variable makes no sense. */
export function settingsFromEnvironment(env: Variables) {
  const releases = env.RELEASES_DIR || '.releases'
  const environments = environmentsFrom(env.ENVIRONMENTS, env.REGISTRY_URL || releases)
  return {
    /** Address of the registry of each environment: a folder or `postgres://…`. */
    environments,
    /** Environments in which only what QA approved goes live. */
    approvals: approvalsFrom(env.APPROVALS, environments),
    /** Folder with the shell's releases and the kept descriptions. */
    releases,
    /** Where releases are published to: a folder or `s3://bucket/prefix`. */
    store: env.RELEASE_STORE || releases,
    /** Where the audit is kept: a folder or `postgres://…`. */
    audit: env.AUDIT_URL || env.DATA_DIR || '.data/releases',
    /** File of tokens; null: there are none. */
    tokens: env.RELEASES_TOKENS || null,
    /** The issuer whose signed tokens are accepted too; null: none. */
    oidc: oidcFrom(env),
    /** File of the webhooks' targets; null: none. */
    webhooks: env.WEBHOOKS || null,
    /** Whether versions are rendered by a server and opened in a browser before they go live. */
    look: readSwitch('LOOK', env.LOOK),
    /** What preview links are signed with; null: there are none. */
    previewKey: readPreviewKey(env.PREVIEW_KEY),
    /** Address of the site of each environment that has previews. */
    sites: env.SITES ? pairsFrom('SITES', env.SITES) : new Map<string, string>(),
    /** Whether everybody may read what is live, without a token. */
    publicRead: readSwitch('PUBLIC_READ', env.PUBLIC_READ),
    /** Redis in which processes count calls together; null: each counts its own. */
    redisUrl: readRedisUrl(env.REDIS_URL),
    callsPerMinute: readCount('CALLS_PER_MINUTE', env.CALLS_PER_MINUTE, 600),
    /** Whether X-Forwarded-For is believed: only behind a front that writes it. */
    trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY),
    metrics: readSwitch('METRICS', env.METRICS),
    log: createLog(undefined, tracing.logFields),
  }
}

export type ReleaseSettings = ReturnType<typeof settingsFromEnvironment>

/** Port to listen at, 3100 by default. Throws for what is no number. */
export function portFromEnvironment({ PORT }: Variables): number {
  return readCount('PORT', PORT, 3100)
}

/** Reads `staging=postgres://…,production=postgres://…`; without it there is one, production. */
function environmentsFrom(text: string | undefined, registry: string): Map<string, string> {
  return pairsFrom('ENVIRONMENTS', text || `production=${registry}`)
}

/** Addresses by the names of environments. Throws for another form. */
function pairsFrom(variable: string, text: string): Map<string, string> {
  const pairs = text.split(',').map((pair): [string, string] => {
    const [, name, address] = /^\s*([a-z][a-z0-9-]*)=(\S+)\s*$/.exec(pair) ?? []
    if (name && address) return [name, address]
    throw new Error(`${variable} is not of the form name=address,…: ${pair}`)
  })
  return new Map(pairs)
}

function approvalsFrom(text: string | undefined, environments: Map<string, string>): string[] {
  const names = (text ?? '').split(',').flatMap((name) => name.trim() || [])
  const stranger = names.find((name) => !environments.has(name))
  if (stranger) throw new Error(`APPROVALS names ${stranger}, which is no environment`)
  return names
}

/** Variables that make sense only together. Throws when some of them are missing. */
function oidcFrom(env: Variables): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience, OIDC_JWKS: jwks, OIDC_ROLES: roles } = env
  if (issuer && audience && jwks && roles) return { issuer, audience, jwks, roles }
  if (!issuer && !audience && !jwks && !roles) return null
  throw new Error('OIDC_ISSUER, OIDC_AUDIENCE, OIDC_JWKS and OIDC_ROLES belong together')
}
