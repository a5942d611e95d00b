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

/** Who may do what with flights, and with the shell; everybody else may not. */
const allowed: [Verb, flights: Role[], shell: Role[]][] = [
  ['publish', ['team:flights'], ['shell']],
  ['publish for a pull request', ['team:flights', 'pull-requests:flights'], ['shell']],
  ['promote', ['team:flights'], ['shell']],
  ['rollback', ['team:flights'], ['shell']],
  ['canary', ['team:flights'], ['shell']],
  ['rollout', ['team:flights'], ['shell']],
  ['pin', ['team:flights'], ['shell']],
  ['unpin', ['team:flights'], ['shell']],
  ['retire', ['shell'], ['shell']],
  ['approve', ['qa'], ['qa']],
  ['prove', ['qa'], ['qa']],
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
  ['beacons', ['storefront'], ['storefront']],
]

test.each(allowed)('%s is for callers with the role alone', (verb, flights, shell) => {
  const may = (app: string) =>
    roles.filter((role) => forbidden({ name: 'ana', roles: [role] }, verb, [app]) === null)
  expect([may('flights'), may('shell')]).toEqual([flights, shell])
})

test('who moves two verticals needs to be of both teams', () => {
  const both = ['flights', 'hotels']
  const flights = { name: 'flights-ci', roles: ['team:flights'] satisfies Role[] }
  expect(forbidden(flights, 'promote', both)).toBe(
    'flights-ci (team:flights) may not promote hotels: that takes team:hotels.',
  )
  expect(
    forbidden({ name: 'ana', roles: ['team:flights', 'team:hotels'] }, 'promote', both),
  ).toBeNull()
})

test('who has no role may nothing', () => {
  expect(forbidden({ name: 'ana', roles: [] }, 'read', [])).toBe(
    'ana (no role) may not read: that takes read.',
  )
})
