import { expect, test } from 'vitest'
import { findRemotes, remotesNamed } from './apps.ts'

const remotes = await findRemotes()
const named = (...names: string[]) => remotesNamed(remotes, names).map(({ remote }) => remote.name)

test('without a name, all of them', () => {
  expect(remotesNamed(remotes, [])).toEqual(remotes)
})

test.each(['packages_mfe', 'packages-mfe'])('%s is the vertical in packages-mfe', (name) => {
  expect(named(name)).toEqual(['packages_mfe'])
})

test('several names, in any order, each once', () => {
  expect(named('tours', 'packages-mfe', 'hotels', 'packages_mfe')).toEqual(
    expect.arrayContaining(['hotels', 'packages_mfe', 'tours']),
  )
  expect(named('tours', 'packages-mfe', 'hotels', 'packages_mfe')).toHaveLength(3)
})

test('an unknown name is refused with the known ones, also beside a good one', () => {
  expect(() => named('flights', 'hotel')).toThrow(/^There is no hotel here; there are .*hotels/)
})
