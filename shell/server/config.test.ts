import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

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
})

test.each([
  [{}, /PROVIDER_URL is missing/],
  [{ PROVIDER_URL: 'not an address' }, /PROVIDER_URL is not an address/],
  [{ PROVIDER_URL, PORT: 'eighty' }, /PORT is not a port number: eighty/],
  [{ PROVIDER_URL, RENDER_BUDGET_MS: '-1' }, /RENDER_BUDGET_MS is not a positive number: -1/],
])('an unusable variable is named: %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})
