import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../processes/apps.ts'
import { shapeProblems } from '../checks/check-shape.ts'
import { checkTexts } from '../checks/check-texts.ts'
import { nameProblem, positionAfter, targetOf, written } from './template.ts'
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
])('a vertical named %j: %s', (name, problem) => {
  expect(nameProblem(name, [packages], ['shell', 'docs'])).toBe(problem)
})

test('places its files, its texts and its tab', () => {
  expect(targetOf('src/domain/search.ts.template', 'ferries')).toBe('ferries/src/domain/search.ts')
  expect(targetOf('workflow.yml.template', 'ferries')).toBe('.github/workflows/ferries.yml')
  expect(written('__name__ __Title__ __position__', 'ferries', 5)).toBe('ferries Ferries 5')
  expect(positionAfter([packages, {}])).toBe(5)
  expect(positionAfter([])).toBe(1)
})

test('writes the shape and the format of every vertical', {
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

test('the workflow of a repository of its own gives promote.yml every required input, and none that it lacks', () => {
  const promote = parse(readFileSync(join(root, '.github/workflows/promote.yml'), 'utf8'))
  const template = readFileSync(join(import.meta.dirname, 'outside/workflow.yml.template'), 'utf8')
  const { inputs } = promote.on.workflow_dispatch
  const start: string = parse(written(template, 'ferries', 5)).jobs.release.steps.at(-1).run
  const fields = [...start.matchAll(/--field (\w+)=/g)].map(([, name]) => name)
  const required = Object.keys(inputs).filter((name) => inputs[name].required)
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(fields))
  expect(fields).toEqual(expect.arrayContaining(['version', ...required]))
})
