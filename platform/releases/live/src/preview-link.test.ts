import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { previewLink, readPreview, readPreviewKey } from './preview-link.ts'

const key = 'a key that is long enough to sign with'
const site = 'https://shop.example'
const versions = { flights: '1.1.0-pr42-abc1234', hotels: '1.0.0' }
const tokenOf = (link: string) => new URL(link).searchParams.get('preview') ?? ''
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test('reads versions and expiry of a link, but only on its own site and with its key', async () => {
  const expiresAt = new Date('2100-01-01T08:00:00Z')
  const link = await previewLink({ versions, expiresAt }, `${site}/offers`, key)
  expect(link).toMatch(/^https:\/\/shop\.example\/\?preview=[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(await readPreview(tokenOf(link), site, key)).toEqual({ versions, expiresAt })
  expect(await readPreview(tokenOf(link), 'https://staging.example', key)).toBeNull()
  expect(await readPreview(tokenOf(link), site, `${key}.`)).toBeNull()
})

test.each([
  ['an empty token', () => ''],
  ['an expired token', () => signed({ versions }, { expires: inHours(-1) })],
  ['a token without expiry', () => signed({ versions }, { expires: null })],
  ['a token without versions', () => signed({})],
  ['a token whose version is a path', () => signed({ versions: { flights: '../../etc' } })],
])('refuses %s', async (_, token) => {
  expect(await readPreview(await token(), site, key)).toBeNull()
})

async function signed(payload: object, { expires = inHours(1) as Date | null } = {}) {
  const token = new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256' }).setAudience(site)
  return (expires ? token.setExpirationTime(expires) : token).sign(new TextEncoder().encode(key))
}

test('refuses a short key, and returns null without a key', () => {
  expect(readPreviewKey(undefined)).toBeNull()
  expect(readPreviewKey(key)).toBe(key)
  expect(() => readPreviewKey('secret')).toThrow(/^PREVIEW_KEY is shorter than 32 characters/)
})
