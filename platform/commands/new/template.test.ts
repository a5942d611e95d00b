import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../processes/apps.ts'
import { shapeProblems } from '../checks/check-shape.ts'
import { checkTexts } from '../checks/check-texts.ts'
import { nameProblem, positionAfter } from './template.ts'
import { writeVertical } from './write-vertical.ts'

const packages = {
  name: 'packages_mfe',
  mounts: ['packages'],
  tab: { id: 'packages', label: 'Packages', position: 4 },
}

test.each([
  ['transfers', null],
  ['', 'Name it in one word of small letters: npm run new -- transfers'],
  ['Airport Taxis', 'Name it in one word of small letters: npm run new -- transfers'],
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

test('writes a vertical of the common shape, formatted and translatable', {
  timeout: 60_000,
}, async () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const project = await mkdtemp(join(root, '.cache/new-'))
  onTestFinished(() => rm(project, { recursive: true }))
  await writeVertical(project, 'ferries', 5)
  expect(shapeProblems(join(project, 'ferries'))).toEqual([])
  expect(checkTexts([join(project, 'ferries')]).texts).toEqual([])
  const options = ['--vcs-enabled=false', '--error-on-warnings', project]
  const { stderr } = await promisify(execFile)('node_modules/.bin/biome', ['check', ...options], {
    cwd: root,
  })
  expect(stderr).toMatch(/^Checked 1\d files/)
})
