import { expect, test } from 'vitest'
import { readConfig, type ServerConfig } from './config.ts'

const PROVIDER_URL = 'https://api.example/'

test('agency details come from the environment at run time', () => {
  const { agency, port, providerUrl } = readConfig({
    PROVIDER_URL,
    PORT: '8080',
    AGENCY_PRODUCT: 'Azul',
    AGENCY_PHONE: '+52 (998) 100 2000',
    PAYMENT_HOSTS: 'pay.example, Checkout.Example',
  })
  expect(providerUrl).toBe('https://api.example')
  expect(port).toBe(8080)
  expect(agency).toMatchObject({
    product: 'Azul',
    whatsapp: '529981002000',
    paymentHosts: ['pay.example', 'checkout.example'],
    idempotencyKeys: true,
  })
  expect(agency.seller).toBeUndefined()
})

test('the company that sells is the one that is configured', () => {
  const { agency } = readConfig({
    PROVIDER_URL,
    AGENCY_PRODUCT: 'Azul',
    AGENCY_LEGAL_NAME: 'Azul, S.A. de C.V.',
    AGENCY_REGISTRATION: 'RFC AZU200101XX1',
  })
  expect(agency.seller).toEqual({
    name: 'Azul, S.A. de C.V.',
    street: '',
    registration: 'RFC AZU200101XX1',
  })
})

test.each([
  [{}, /PROVIDER_URL is missing/],
  [{ PROVIDER_URL: 'not an address' }, /PROVIDER_URL is not an address/],
  [{ PROVIDER_URL, PORT: 'eighty' }, /PORT is not a port number: eighty/],
  [{ PROVIDER_URL, RENDER_BUDGET_MS: '-1' }, /RENDER_BUDGET_MS is not a positive number: -1/],
  [{ PROVIDER_URL, PUBLIC_URL: 'shop.example' }, /PUBLIC_URL is not the address of a site: shop/],
  [{ PROVIDER_URL, PUBLIC_URL: 'https://shop.example/de' }, /not the address of a site/],
  [{ PROVIDER_URL, TRUST_PROXY: 'true' }, /TRUST_PROXY is neither on nor off: true/],
  [{ PROVIDER_URL, PREVIEW_KEY: 'secret' }, /PREVIEW_KEY is shorter than 32 characters/],
  [{ PROVIDER_URL, IDEMPOTENCY_KEYS: 'no' }, /IDEMPOTENCY_KEYS is neither on nor off: no/],
  [
    { PROVIDER_URL, REDIS_URL: 'http://:secret@redis' },
    /^REDIS_URL is not of the form redis:(?!.*secret)/,
  ],
  [{ PROVIDER_URL, REDIS_URL: 'redis://redis' }, /need the same DRAFTS_KEY of 32 characters/],
  [
    { PROVIDER_URL, REDIS_URL: 'redis://redis', DRAFTS_KEY: 'short' },
    /need the same DRAFTS_KEY of 32 characters/,
  ],
  [{ PROVIDER_URL, REGISTRY_URL: 'postgres://db/r' }, /need the same DRAFTS_KEY/],
  [{ PROVIDER_URL, DRAFTS_KEY: 'short' }, /need the same DRAFTS_KEY of 32 characters/],
  [
    { PROVIDER_URL, DEV_APPS: '{"shell":"http://localhost:3001/"}' },
    /DEV_APPS is damaged: remotes/,
  ],
])('an unusable variable is named: %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test.each<[string, (config: ServerConfig) => boolean]>([
  ['EMBEDDED_PROVIDER', ({ embeddedProvider }) => embeddedProvider],
  ['TRUST_PROXY', ({ trustProxy }) => trustProxy],
  ['OVERRIDES', ({ allowOverrides }) => allowOverrides],
  ['STATUS_PAGE', ({ statusPage }) => statusPage],
  ['METRICS', ({ metrics }) => metrics],
  ['IDEMPOTENCY_KEYS', ({ agency }) => agency.idempotencyKeys],
])('%s is a switch of its own', (name, isOn) => {
  const read = (text?: string) => isOn(readConfig({ PROVIDER_URL, [name]: text }))
  expect([read('on'), read('off'), read()]).toEqual([true, false, name === 'IDEMPOTENCY_KEYS'])
})

const draftsKey = 'a key that all storefronts are given'

test.each([
  { DRAFTS_KEY: draftsKey },
  { REDIS_URL: 'rediss://shop:secret@redis/1', DRAFTS_KEY: draftsKey },
])('storefronts with the same DRAFTS_KEY know each other’s cookies: %o', (variables) => {
  const { redisUrl, cookieKey } = readConfig({ PROVIDER_URL, ...variables })
  expect([redisUrl, cookieKey]).toEqual([variables.REDIS_URL ?? null, draftsKey])
})

test('without one each process makes its own', () => {
  const [one, other] = [readConfig({ PROVIDER_URL }), readConfig({ PROVIDER_URL })]
  expect(one.cookieKey).not.toBe(other.cookieKey)
  expect(one.cookieKey.length).toBeGreaterThanOrEqual(32)
})
