import { expect, test } from 'vitest'
import { openProvider } from './provider.ts'
import { settingsFromEnvironment } from './settings.ts'

test('a provider without payment keys and without SANDBOX_PAYMENTS does not start', async () => {
  await expect(openProvider({ dataDir: 'memory://' })).rejects.toThrow(
    /no payment keys.*STRIPE_SECRET_KEY.*SANDBOX_PAYMENTS=on/,
  )
})

test('reads origins with or without a slash at the end, and trusts no proxy unless told to', () => {
  const origins = 'https://a.example/, https://b.example'
  const env = { PUBLIC_URL: origins, CORS_ORIGINS: origins }
  const read = ['https://a.example', 'https://b.example']
  const expected = { publicUrls: read, corsOrigins: read, trustProxy: false }
  expect(settingsFromEnvironment(env)).toMatchObject(expected)
})

test.each([
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY is neither on nor off: true/],
  [{ PUBLIC_URL: 'shop' }, /PUBLIC_URL is not an http or https address: shop/],
  [{ STOREFRONT_URL: 'shop.example:443' }, /STOREFRONT_URL is not an http or https address: shop/],
  [{ NOTICE_URL: 'crm:80', NOTICE_SECRET: 's' }, /NOTICE_URL is not an http or https address: crm/],
  [{ KEEP_RECORDS_DAYS: '-1' }, /KEEP_RECORDS_DAYS is not a number: -1/],
  [{ STRIPE_SECRET_KEY: 'sk' }, /STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together/],
  [{ OPERATIONS_TOKEN: 'short' }, /OPERATIONS_TOKEN needs at least 32 characters/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is none of debug, info, warn, error, silent: loud/],
])('names an invalid variable: %o', (env, message) => {
  expect(() => settingsFromEnvironment(env)).toThrow(message)
})
