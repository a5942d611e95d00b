import { basename } from 'node:path'
import { findRemotes } from '../../processes/apps.ts'

/** A package by its folder, and the files of its rules: globs without `.ts`, the tests beside them. */
export type RulesOf = { folder: string; rules: string[] }

// What reads and writes the provider's database is left to the planted faults: its checks run against PostgreSQL.
const ours: RulesOf[] = [
  { folder: 'shared/contract', rules: ['src/**/*'] },
  { folder: 'shared/domain', rules: ['src/**/*'] },
  // Code that reads the browser is tested in a browser, where Stryker does not run.
  { folder: 'shared/session', rules: ['src/!(settle-in-browser)'] },
  {
    folder: 'shared/booking',
    rules: [
      'src/{calendar,recap}/*',
      'src/travellers/fields',
      'src/payment/{begun-bookings,booking-calls,redirect}',
    ],
  },
  {
    folder: 'provider',
    rules: [
      'src/calendar/*',
      'src/bookings/{age-bands,offer-rules,quote,reference}',
      'src/flights/{fares,flight-on-day,offer,seeded}',
      'src/hotels/{offer,rates}',
      'src/trips/{offer,season}',
    ],
  },
  {
    folder: 'releases',
    rules: [
      'src/rollouts/{evidence,verdict}',
      'src/access/roles',
      'console/domain/{consequences,newest-first,offers,read-steps}',
    ],
  },
]

/**
 * The packages named by their folders, all without a name; every vertical has its rules in `src/domain`.
 * Throws for a folder without rules.
 */
export async function packagesNamed(folders: readonly string[]): Promise<RulesOf[]> {
  const verticals = (await findRemotes()).map(({ directory }) => ({
    folder: basename(directory),
    rules: ['src/domain/**/*'],
  }))
  const all = [...ours, ...verticals]
  const strangers = folders.filter((name) => !all.some(({ folder }) => folder === name))
  if (strangers.length > 0) {
    const known = all.map(({ folder }) => folder).join(', ')
    throw new Error(`No rules are known of ${strangers.join(', ')}, but of ${known}.`)
  }
  return folders.length === 0 ? all : all.filter(({ folder }) => folders.includes(folder))
}
