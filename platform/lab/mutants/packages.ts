import { basename } from 'node:path'
import { findRemotes } from '../../processes/apps.ts'

/** The rules of packages by their folders: globs without `.ts`, the tests beside them. Every vertical has its own in `src/domain`. */
const verticals = (await findRemotes()).map(({ directory }) => [
  basename(directory),
  ['src/domain/**/*'],
])

// What reads and writes the provider's database is left to the planted faults: its checks run against PostgreSQL.
const rules: Record<string, string[]> = {
  'shared/contract': ['src/**/*'],
  'shared/domain': ['src/**/*'],
  // Code that reads the browser is tested in a browser, where Stryker does not run.
  'shared/session': ['src/!(settle-in-browser)'],
  'shared/booking': [
    'src/{calendar,recap}/*',
    'src/travellers/fields',
    'src/payment/{begun-bookings,booking-calls,redirect}',
  ],
  'platform/provider': [
    'src/calendar',
    'src/bookings/{age-bands,offer-rules,quote,reference}',
    'src/flights/{fares,flight-on-day,offer,seeded}',
    'src/hotels/{offer,rates}',
    'src/trips/{offer,season}',
  ],
  'platform/releases': [
    'service/src/rollouts/{evidence,verdict}',
    'service/src/access/roles',
    'console/domain/{consequences,newest-first,offers,read-steps}',
  ],
  ...Object.fromEntries(verticals),
}

/** The rules of the packages named by their folders, all without a name, as paths without `.ts`. Throws for a folder without rules. */
export function rulesOf(folders: readonly string[]): Map<string, string[]> {
  const strangers = folders.filter((name) => !(name in rules))
  if (strangers.length > 0) {
    const known = Object.keys(rules).join(', ')
    throw new Error(`No rules are known of ${strangers.join(', ')}, but of ${known}.`)
  }
  const wanted = folders.length > 0 ? folders : Object.keys(rules)
  return new Map(
    wanted.map((folder) => [folder, (rules[folder] ?? []).map((glob) => `${folder}/${glob}`)]),
  )
}
