import { parseArgs } from 'node:util'
import { apiAt } from './conformance/api.ts'
import { checkProvider } from './conformance/check-provider.ts'
import { conforms, reportText } from './conformance/finding.ts'

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
  console.error(
    'Usage: npm run lab -- conformance https://api.example [--book] [--origin https://…]',
  )
  process.exit(2)
}
const findings = await checkProvider(apiAt(host), { books: values.book, origin: values.origin })
console.log(reportText(host, findings))
if (!values.book) console.log('Nothing was booked. --book also places test bookings.')
process.exitCode = conforms(findings) ? 0 : 1
