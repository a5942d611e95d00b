import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findRemotes, root } from '../../processes/apps.ts'

type Workflow = {
  on: { push: { paths?: string[] }; pull_request: { paths?: string[] } | null }
  jobs: Record<string, { uses?: string; with?: { folder?: string }; steps?: Step[] }>
}
type Step = { uses?: string; run?: string; with?: Record<string, unknown> }

const folder = join(root, '.github/workflows')
const read = (name: string) => parse(readFileSync(join(folder, `${name}.yml`), 'utf8')) as Workflow
const workflows = readdirSync(folder).map((file) => basename(file, '.yml'))
const verticals = (await findRemotes()).map(({ directory }) => basename(directory))

test.each(verticals)('%s has a workflow of its own, for its own changes', (vertical) => {
  expect(existsSync(join(folder, `${vertical}.yml`))).toBe(true)
  const { on, jobs } = read(vertical)
  const paths = [
    `${vertical}/**`,
    'shared/**',
    'pnpm-lock.yaml',
    `.github/workflows/${vertical}.yml`,
    '.github/workflows/vertical.yml',
  ]
  expect(on.push.paths).toEqual(paths)
  expect(on.pull_request?.paths).toEqual(paths)
  expect(jobs[vertical]).toMatchObject({
    uses: './.github/workflows/vertical.yml',
    with: { folder: vertical },
  })
})

test('the workflow of a vertical checks out nothing but it, shared/ and the browser of its tests', () => {
  const checkouts = (read('vertical').jobs.vertical?.steps ?? []).filter(({ uses }) =>
    uses?.startsWith('actions/checkout'),
  )
  expect(checkouts).not.toHaveLength(0)
  for (const { with: options } of checkouts) {
    expect(options?.['sparse-checkout']).toBe(`\${{ inputs.folder }}\nshared\nplatform/chromium\n`)
  }
})

test.each(workflows)('%s uses actions by commit, not by a tag that can move', (name) => {
  const steps = Object.values(read(name).jobs).flatMap((job) => [job, ...(job.steps ?? [])])
  const foreign = steps.flatMap(({ uses }) => (uses && !uses.startsWith('./') ? [uses] : []))
  expect(foreign.filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([])
})
