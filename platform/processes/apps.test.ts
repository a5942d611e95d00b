import { expect, test } from 'vitest'
import { findRemotes, remotesNamed } from './apps.ts'

const remotes = await findRemotes()
const named = (...names: string[]) => remotesNamed(remotes, names).map(({ remote }) => remote.name)

test('finds all remotes by default, or remotes by name or folder', () => {
  expect(remotesNamed(remotes, [])).toEqual(remotes)
  for (const name of ['packages_mfe', 'packages-mfe']) expect(named(name)).toEqual(['packages_mfe'])
  const several = named('tours', 'packages-mfe', 'hotels', 'packages_mfe')
  expect(several.sort()).toEqual(['hotels', 'packages_mfe', 'tours'])
})

test('refuses an unknown name beside a known one', () => {
  expect(() => named('flights', 'hotel')).toThrow(/^There is no hotel here; there are .*hotels/)
})
