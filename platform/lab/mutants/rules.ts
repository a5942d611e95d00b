/** Globs of rules, without `.ts`. Stryker cannot run rules that need a browser or a database. */
const rules = [
  ...['flights', 'hotels', 'tours', 'packages-mfe', 'content'].map(
    (one) => `${one}/src/domain/**/*`,
  ),
  'shared/contract/src/**/*',
  'shared/domain/src/**/*',
  'shared/catalogue/src/rules/*',
  'shared/trips/src/rules/*',
  'shared/session/src/!(settle-in-browser)',
  'shared/booking/src/checkouts/*',
  'shared/booking/src/calendar/calendar-file',
  'shared/booking/src/travellers/fields',
  'shared/booking/src/payment/{booking-calls,redirect}',
  'platform/provider/src/calendar',
  'platform/provider/src/bookings/{age-bands,offer-rules,price-party,quote,reference}',
  'platform/provider/src/flights/{fares,flight-on-day,offer,seeded}',
  'platform/provider/src/hotels/{offer,rates}',
  'platform/provider/src/trips/{offer,season}',
  'platform/releases/tools/{change,gate}/*',
  // Most promises of the gate are in the tests of the actions.
  'platform/releases/tools/actions',
  'platform/releases/live/src/registry/{folder-entries,registry}',
]

const folders = process.env.MUTANTS_OF?.split(' ').filter(Boolean) ?? []

const isMeasured = (glob: string) =>
  folders.length === 0 || folders.some((folder) => glob.startsWith(`${folder}/`))

/** Rules below the folders in MUTANTS_OF, else all. */
export const measuredRules = rules.filter(isMeasured)

/** Tests whose promise needs more than one package, by the rules that they hold. */
const testsElsewhere = {
  'shared/booking/src': ['shared/booking/src/payment/*.test.ts', 'e2e/rules/what-is-paid.test.ts'],
  'shared/contract/src': [
    'shared/session/src/mirror-to-storage.test.ts',
    'shared/booking/src/payment/{booking-calls,refusals}.test.ts',
    'platform/commands/contract/document.test.ts',
  ],
}

/** Tests beside the measured rules, and those elsewhere. */
export const measuringTests = [
  ...measuredRules.map((glob) => `${glob}.test.ts`),
  ...Object.entries(testsElsewhere).flatMap(([rules, tests]) =>
    isMeasured(`${rules}/`) ? tests : [],
  ),
]
