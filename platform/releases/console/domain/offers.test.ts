import { expect, test } from 'vitest'
import type { Role, Version } from '../../service/src/wire.ts'
import { isWaiting, offersFor } from './offers.ts'

const version = (marks: Version['marks']): Version => ({
  version: '1.2.0',
  bytes: 1,
  contract: null,
  commit: null,
  note: null,
  publishedAt: null,
  marks,
  misfit: null,
})

test.each<[roles: Role[], needsApproval: boolean, marks: Version['marks'], offered: string[]]>([
  [['team:flights'], false, [], ['promote', 'canary', 'rollout']],
  [['team:flights'], false, ['live'], []],
  [['team:flights'], false, ['canary'], ['promote', 'canary']],
  [['team:flights'], false, ['last good', 'pinned'], ['promote', 'canary', 'rollout']],
  [['team:flights'], true, [], []],
  [['team:flights'], true, ['approved'], ['promote', 'canary', 'rollout']],
  [['team:hotels', 'shell', 'read'], false, [], []],
  [['qa'], false, [], []],
  [['qa'], true, [], ['approve']],
  [['qa'], true, ['approved'], []],
  [['qa'], true, ['live'], []],
  [['qa', 'team:flights'], true, [], ['approve']],
])('%j, approval needed: %s, a version that is %j: %j', (roles, needsApproval, marks, offered) => {
  const environment = { name: 'production', needsApproval }
  const offers = offersFor({ name: 'Ana', roles }, environment, 'flights', version(marks))
  expect(offers.map(({ kind }) => kind)).toEqual(offered)
})

test('a version of a pull request is offered to nobody, nor one that the gate refuses', () => {
  const environment = { name: 'production', needsApproval: true }
  const caller = { name: 'Ana', roles: ['qa', 'team:flights'] as Role[] }
  const one = { ...version([]), version: '1.2.0-pr42-abc1234' }
  expect(offersFor(caller, environment, 'flights', one)).toEqual([])
  expect(isWaiting(true, one)).toBe(false)
  const misfit = 'flights 1.2.0 was built on contract 2.0.0, but 1.2.0 is live.'
  expect(offersFor(caller, environment, 'flights', { ...version([]), misfit })).toEqual([])
})

test('a canary that runs is ended, another is begun with 20 % of the visitors', () => {
  const percentFor = (marks: Version['marks']) =>
    offersFor(
      { name: 'Ana', roles: ['team:flights'] },
      { name: 'production', needsApproval: false },
      'flights',
      version(marks),
    ).find((intent) => intent.kind === 'canary')?.percent
  expect(percentFor([])).toBe(20)
  expect(percentFor(['canary'])).toBe(0)
})
