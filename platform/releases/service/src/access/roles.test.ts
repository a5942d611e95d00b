import { expect, test } from 'vitest'
import type { Role } from '../wire.ts'
import { forbidden, type Verb } from './roles.ts'

const roles: Role[] = [
  'team:flights',
  'team:hotels',
  'pull-requests:flights',
  'shell',
  'qa',
  'storefront',
  'read',
]

/** Who may do what with flights, and with the shell; everybody else may not. Changes: ../routes/changes.test.ts. */
const allowed: [Verb, flights: Role[], shell: Role[]][] = [
  ['publish for a pull request', ['team:flights', 'pull-requests:flights'], ['shell']],
  [
    'preview',
    ['team:flights', 'team:hotels', 'pull-requests:flights', 'shell', 'qa'],
    ['team:flights', 'team:hotels', 'pull-requests:flights', 'shell', 'qa'],
  ],
  [
    'read',
    ['team:flights', 'team:hotels', 'pull-requests:flights', 'shell', 'qa', 'read'],
    ['team:flights', 'team:hotels', 'pull-requests:flights', 'shell', 'qa', 'read'],
  ],
  ['send beacons', ['storefront'], ['storefront']],
]

test.each(allowed)('%s is for callers with the role alone', (verb, flights, shell) => {
  const may = (app: string) =>
    roles.filter((role) => forbidden({ name: 'ana', roles: [role] }, verb, [app]) === null)
  expect([may('flights'), may('shell')]).toEqual([flights, shell])
})

test('who has no role may nothing', () => {
  expect(forbidden({ name: 'ana', roles: [] }, 'read', [])).toBe(
    'ana (no role) may not read: that takes read.',
  )
})
