import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'

// `npm run lab -- conformance https://api.example` reports what the storefront can do with that provider's API.
// `--book` also places test bookings; `--origin` is a storefront whose browsers would call the API themselves.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    book: { type: 'boolean', default: false },
    origin: { type: 'string', default: 'https://storefront.example' },
  },
})
const [host] = positionals
if (!host || !URL.canParse(host)) {
  console.error('Usage: npm run lab -- conformance https://api.example [--book] [--origin …]')
  process.exit(2)
}
const api = `${host.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1`
const vitest = await startVitest('test', [], {
  config: false,
  root: join(import.meta.dirname, 'conformance'),
  include: ['provider-api.ts'],
  reporters: ['verbose'],
  testTimeout: 60_000,
  watch: false,
  provide: { conformance: { api, books: values.book, origin: values.origin } },
})
await vitest.close()
if (!values.book) console.log('Nothing was booked. --book also places test bookings.')
