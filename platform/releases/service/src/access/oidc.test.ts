import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Access } from './authenticate.ts'
import { openOidc } from './oidc.ts'

const issuer = 'https://token.actions.githubusercontent.com'
const audience = 'https://releases.example'
const repository = 'marea/storefront'
const workflow_ref = `${repository}/.github/workflows/flights.yml@refs/heads/main`

let folder: string
let keys: CryptoKeyPair
let access: Access
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oidc-'))
  keys = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' }
  const jwks = await file('jwks.json', { keys: [jwk] })
  const roles = await file('roles.json', [
    { claims: { repository, workflow_ref }, roles: ['team:flights'] },
    { claims: { repository, ref: 'refs/pull/*/merge' }, roles: ['read'] },
  ])
  access = await openOidc({ issuer, audience, jwks, roles })
})
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, content: unknown): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, JSON.stringify(content))
  return path
}

const claims: JWTPayload = {
  iss: issuer,
  aud: audience,
  sub: `repo:${repository}:ref:refs/heads/main`,
  repository,
  ref: 'refs/heads/main',
  workflow_ref,
  actor: 'ana',
  sha: 'abc1234',
}
const inFiveMinutes = () => Math.floor(Date.now() / 1000) + 300

function signed(
  changes: JWTPayload = {},
  key: CryptoKey | Uint8Array = keys.privateKey,
  alg = 'RS256',
) {
  const payload = { exp: inFiveMinutes(), iat: inFiveMinutes() - 300, ...claims, ...changes }
  return new SignJWT(payload).setProtectedHeader({ alg, kid: 'one' }).sign(key)
}

test('a workflow has the roles of its row, and its commit', async () => {
  expect(await access(await signed())).toEqual({
    name: `ana by ${workflow_ref}`,
    roles: ['team:flights'],
    commit: 'abc1234',
  })
})

test('one of a pull request has those of pull requests, whatever its number', async () => {
  const ref = 'refs/pull/42/merge'
  const pull = { ref, workflow_ref: `${repository}/.github/workflows/flights.yml@${ref}` }
  expect(await access(await signed(pull))).toMatchObject({ roles: ['read'] })
})

test.each<[string, JWTPayload]>([
  ['another repository', { repository: 'evil/storefront' }],
  ['a repository whose name begins as ours', { repository: `${repository}-evil` }],
  ['another branch', { ref: 'refs/heads/x', workflow_ref: workflow_ref.replace('main', 'x') }],
  ['a branch that looks like a pull request', { ref: 'refs/pull/a/b/merge', workflow_ref: 'x' }],
  ['another audience', { aud: 'https://other.example' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['yesterday', { exp: inFiveMinutes() - 86_400, iat: inFiveMinutes() - 90_000 }],
  ['a very long life', { iat: inFiveMinutes() - 90_000 }],
])('a token of %s is nobody', async (_, changes) => {
  expect(await access(await signed(changes))).toBeNull()
})

test('a token with another signature, or none, is refused', async () => {
  const stranger = await generateKeyPair('RS256')
  expect(await access(await signed({}, stranger.privateKey))).toBeNull()
  // The public key as a shared secret: the oldest trick there is.
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)))
  expect(await access(await signed({}, secret, 'HS256'))).toBeNull()
  const [, payload] = (await signed()).split('.')
  const none = Buffer.from(JSON.stringify({ alg: 'none', kid: 'one' })).toString('base64url')
  expect(await access(`${none}.${payload}.`)).toBeNull()
  expect(await access('no-token-of-this-kind')).toBeNull()
})

test('a row without its repository is refused at the start', async () => {
  const jwks = join(folder, 'jwks.json')
  for (const wanted of [{ ref: 'refs/heads/main' }, { repository: '*' }]) {
    const roles = await file('open.json', [{ claims: wanted, roles: ['shell'] }])
    await expect(openOidc({ issuer, audience, jwks, roles })).rejects.toThrow(
      'OIDC_ROLES is damaged',
    )
  }
})
