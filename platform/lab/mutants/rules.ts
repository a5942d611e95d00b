/** Globs of rules, without `.ts`. Stryker cannot run rules that need a browser or a database. */
const rules = [
  ...['flights', 'hotels', 'tours', 'packages-mfe', 'content'].map(
    (one) => `${one}/src/domain/**/*`,
  ),
  'shared/contract/src/**/*',
  'shared/domain/src/**/*',
  'shared/session/src/!(settle-in-browser)',
  'shared/booking/src/{attempts,calendar,recap}/*',
  'shared/booking/src/travellers/fields',
  'shared/booking/src/payment/{booking-calls,redirect}',
  'platform/provider/src/calendar',
  'platform/provider/src/bookings/{age-bands,offer-rules,quote,reference}',
  'platform/provider/src/flights/{fares,flight-on-day,offer,seeded}',
  'platform/provider/src/hotels/{offer,rates}',
  'platform/provider/src/trips/{offer,season}',
  'platform/releases/tools/{change,gate}/*',
  // Most promises of the gate are in the tests of the actions.
  'platform/releases/tools/actions',
  'platform/releases/live/src/registry',
]

const folders = process.env.MUTANTS_OF?.split(' ').filter(Boolean) ?? []

/** Rules below the folders in MUTANTS_OF, else all. */
export const measuredRules = rules.filter(
  (glob) => folders.length === 0 || folders.some((folder) => glob.startsWith(`${folder}/`)),
)
