import { expect, test } from 'vitest'
import { openProvider } from './provider.ts'
import { settingsFromEnvironment } from './settings.ts'

test.each([
  [undefined, false],
  ['', false],
  ['off', false],
  ['on', true],
])('TRUST_PROXY=%s trusts X-Forwarded-*: %s', (text, expected) => {
  expect(settingsFromEnvironment({ TRUST_PROXY: text }).trustProxy).toBe(expected)
})

test('a provider without payment keys and without SANDBOX_PAYMENTS does not start', async () => {
  await expect(openProvider({ dataDir: 'memory://' })).rejects.toThrow(
    /no payment keys.*STRIPE_SECRET_KEY.*SANDBOX_PAYMENTS=on/,
  )
})

test.each([
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY is neither on nor off: true/],
  [{ PUBLIC_URL: 'shop' }, /PUBLIC_URL is not an address: shop/],
  [{ CONTACT_PER_MINUTE: 'five' }, /CONTACT_PER_MINUTE is not a number: five/],
  [{ KEEP_RECORDS_DAYS: '-1' }, /KEEP_RECORDS_DAYS is not a number: -1/],
  [{ STRIPE_SECRET_KEY: 'sk' }, /STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together/],
  [{ OPERATIONS_TOKEN: 'short' }, /OPERATIONS_TOKEN needs at least 32 characters/],
  [{ REDIS_URL: 'http://:secret@redis' }, /REDIS_URL is not of the form redis:(?!.*secret)/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is none of debug, info, warn, error, silent: loud/],
])('names an invalid variable: %o', (env, message) => {
  expect(() => settingsFromEnvironment(env)).toThrow(message)
})
