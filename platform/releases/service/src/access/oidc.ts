import { readFile } from 'node:fs/promises'
import { parseAs } from '@storefront/releases'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import * as v from 'valibot'
import { Refusal } from '../http/refusal.ts'
import { roleSchema } from '../wire.ts'
import type { Access } from './authenticate.ts'

/** Whose signed tokens are accepted beside those of the file. */
export type OidcSettings = {
  issuer: string
  audience: string
  /** File, or https address, of the issuer's keys. */
  jwks: string
  /** File that says which roles a workflow has. */
  roles: string
}

/** Only asymmetric signatures: with a shared secret every service that checks tokens could also make them. */
const algorithms = ['RS256', 'ES256', 'EdDSA']

const claim = v.pipe(v.string(), v.minLength(1))

/**
 * Roles by claims: a row counts where every claim it names is as it says; `*` stands for any characters but `/`. Each names
 * its repository, without a `*`: anybody may run a workflow somewhere.
 */
const rolesFile = v.array(
  v.object({
    claims: v.objectWithRest({ repository: v.pipe(claim, v.regex(/^[^*]+$/)) }, claim),
    roles: v.array(roleSchema),
  }),
)
type Row = v.InferOutput<typeof rolesFile>[number]

const keySet: v.GenericSchema<JSONWebKeySet> = v.looseObject({
  keys: v.array(v.looseObject({ kty: v.string() })),
})

/** Opens what the settings name. Throws DamagedFileError, and for a file that there is not. */
export async function openOidc(settings: OidcSettings): Promise<Access> {
  const { issuer, audience } = settings
  const keys = await keysOf(settings.jwks)
  const rows = parseAs(rolesFile, await readFile(settings.roles, 'utf8'), 'OIDC_ROLES')
  return async (token) => {
    const claims = await verified(token, keys, { issuer, audience, algorithms })
    if (!claims) return null
    const roles = rows.filter((row) => isMet(row, claims)).flatMap((row) => row.roles)
    if (roles.length === 0) return null
    const name = [claims.actor, claims.workflow_ref ?? claims.sub].filter(isText).join(' by ')
    return {
      name,
      roles: [...new Set(roles)],
      ...(isText(claims.sha) ? { commit: claims.sha } : {}),
    }
  }
}

async function keysOf(address: string): Promise<JWTVerifyGetKey> {
  if (address.startsWith('https://')) return createRemoteJWKSet(new URL(address))
  return createLocalJWKSet(parseAs(keySet, await readFile(address, 'utf8'), 'OIDC_JWKS'))
}

/** What a token says; null where it is not the issuer's, not for us, not yet or no longer valid. Throws Refusal 503. */
async function verified(
  token: string,
  keys: JWTVerifyGetKey,
  options: { issuer: string; audience: string; algorithms: string[] },
): Promise<JWTPayload | null> {
  try {
    const required = { requiredClaims: ['exp', 'sub'], maxTokenAge: '1h' }
    return (await jwtVerify(token, keys, { ...options, ...required })).payload
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
      throw new Refusal(503, 'The keys of the token cannot be read. Try again in a moment.', error)
    return null
  }
}

function isMet({ claims: wanted }: Row, claims: JWTPayload): boolean {
  return Object.entries(wanted).every(([name, pattern]) => {
    const value = claims[name]
    return isText(value) && patternOf(pattern).test(value)
  })
}

function patternOf(pattern: string): RegExp {
  const exact = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${exact.replaceAll('*', '[^/]*')}$`)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
