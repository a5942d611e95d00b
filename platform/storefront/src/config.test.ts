import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, type ServerConfig } from './config.ts'

const PROVIDER_URL = 'https://api.example/'

test('reads the agency, its seller and the provider', () => {
  const { agency, port, providerUrl } = readConfig({
    PROVIDER_URL,
    PORT: '8080',
    AGENCY_PRODUCT: 'Azul',
    AGENCY_PHONE: '+52 (998) 100 2000',
    AGENCY_LEGAL_NAME: 'Azul, S.A. de C.V.',
    AGENCY_X: 'https://x.com/azul',
    PAYMENT_HOSTS: 'pay.example, Checkout.Example',
  })
  expect([providerUrl, port]).toEqual(['https://api.example', 8080])
  expect(agency).toMatchObject({
    product: 'Azul',
    whatsapp: '529981002000',
    seller: { name: 'Azul, S.A. de C.V.', street: '', registration: '' },
    paymentHosts: ['pay.example', 'checkout.example'],
  })
  expect(agency.social).toEqual({ x: 'https://x.com/azul' })
  expect(readConfig({ PROVIDER_URL, AGENCY_PRODUCT: 'Azul' }).agency.seller).toBeUndefined()
})

test("reads the agency's own pictures from addresses and files, those of one name too", () => {
  const AGENCY_MARK = 'shell/public/favicon.svg'
  const read = (AGENCY_SHARE_PICTURE: string) =>
    readConfig({ PROVIDER_URL, AGENCY_MARK, AGENCY_SHARE_PICTURE })
  const { agency, agencyFiles } = read('https://cdn.example/share.jpg')
  const mark = '/agency/mark/favicon.svg'
  expect(agency).toMatchObject({ mark, sharePicture: 'https://cdn.example/share.jpg' })
  expect([...agencyFiles]).toEqual([[mark, resolve(AGENCY_MARK)]])
  expect(read(AGENCY_MARK).agencyFiles.size).toBe(2)
})

test('takes an empty variable for one that is not set', () => {
  const names = 'PORT RELEASES_DIR AGENCY_PRODUCT AGENCY_PHONE AGENCY_WHATSAPP AGENCY_EMAIL'
  const empty = Object.fromEntries(names.split(' ').map((name) => [name, '']))
  const read = (env: NodeJS.ProcessEnv) =>
    readConfig({ PROVIDER_URL, DRAFTS_KEY: 'k'.repeat(32), ...env })
  expect(read(empty)).toEqual(read({}))
})

test.each([
  [{}, /PROVIDER_URL is missing/],
  [{ PROVIDER_URL: 'not an address' }, /PROVIDER_URL is not an address/],
  [{ PROVIDER_URL, PORT: 'eighty' }, /PORT is not a port number: eighty/],
  [{ PROVIDER_URL, RENDER_BUDGET_MS: '-1' }, /RENDER_BUDGET_MS is not a positive number: -1/],
  [{ PROVIDER_URL, PUBLIC_URL: 'https://shop.example/de' }, /not the address of a site/],
  [{ PROVIDER_URL, AGENCY_MARK: 'nowhere.svg' }, /AGENCY_MARK is neither an https address nor a/],
  [{ PROVIDER_URL, MAP_TILES: 'https://tiles.example/{z}/{x}.png' }, /MAP_TILES is not an https/],
  [{ PROVIDER_URL, TRUST_PROXY: 'true' }, /TRUST_PROXY is neither on nor off: true/],
  [{ PROVIDER_URL, PREVIEW_KEY: 'secret' }, /PREVIEW_KEY is shorter than 32 characters/],
  [{ PROVIDER_URL, REDIS_URL: 'http://redis' }, /^REDIS_URL is not of the form redis:/],
  [{ PROVIDER_URL, REDIS_URL: 'redis://redis' }, /need the same DRAFTS_KEY of 32 characters/],
  [{ PROVIDER_URL, REGISTRY_URL: 'postgres://db/r' }, /need the same DRAFTS_KEY/],
  [{ PROVIDER_URL, RELEASES_DIR: 'a', RELEASE_STORE: 'b' }, /but remotes are served from REL/],
  [{ PROVIDER_URL, DEV_APPS: '{"shell":""}' }, /DEV_APPS is damaged: shell/],
])('refuses %o and names the variable', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test.each<[string, (config: ServerConfig) => boolean]>([
  ['EMBEDDED_PROVIDER', ({ embeddedProvider }) => embeddedProvider],
  ['TRUST_PROXY', ({ trustProxy }) => trustProxy],
  ['OVERRIDES', ({ allowOverrides }) => allowOverrides],
  ['STATUS_PAGE', ({ statusPage }) => statusPage],
  ['METRICS', ({ metrics }) => metrics],
  ['IDEMPOTENCY_KEYS', ({ agency }) => agency.idempotencyKeys],
])('%s is a switch', (name, isOn) => {
  const read = (text?: string) => isOn(readConfig({ PROVIDER_URL, [name]: text }))
  expect([read('on'), read('off'), read()]).toEqual([true, false, name === 'IDEMPOTENCY_KEYS'])
})

test('takes the cookie key from DRAFTS_KEY, or makes one for each process', () => {
  const DRAFTS_KEY = 'k'.repeat(32)
  expect(readConfig({ PROVIDER_URL, DRAFTS_KEY }).cookieKey).toBe(DRAFTS_KEY)
  const [one, other] = [readConfig({ PROVIDER_URL }), readConfig({ PROVIDER_URL })]
  expect(one.cookieKey).not.toBe(other.cookieKey)
  expect(one.cookieKey.length).toBeGreaterThanOrEqual(32)
})
