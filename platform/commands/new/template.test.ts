import { expect, test } from 'vitest'
import { nameProblem, positionAfter } from './template.ts'

const packages = {
  name: 'packages_mfe',
  mounts: ['packages'],
  tab: { id: 'packages', label: 'Packages', position: 4 },
}

test.each([
  ['transfers', null],
  ['../shell', 'Name it in one word of small letters: npm run new -- transfers'],
  ['api', 'The storefront server answers /api itself.'],
  ['shell', 'There is a folder shell already.'],
  ['packages', '/packages belongs to packages_mfe.'],
])('the problem of the name %j is %s', (name, problem) => {
  expect(nameProblem(name, [packages], ['shell', 'docs'])).toBe(problem)
})

test('places the tab after all others', () => {
  expect(positionAfter([packages, {}])).toBe(5)
  expect(positionAfter([])).toBe(1)
})
