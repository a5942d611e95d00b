import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { runProgram } from '../../../platform/processes/run-program.ts'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { smokeTestBeside } from '../../site/smoke-test.ts'

test('npm alone tests and releases a vertical from a repository of its own, and the gate passes it', async ({
  page,
  storefront,
  actions,
  visitor,
}) => {
  // Installing 150 packages takes most of the time.
  test.setTimeout(400_000)
  const folder = await mkdtemp(join(tmpdir(), 'outside-'))
  const repository = join(folder, 'transfers')
  const npm = npmIn(repository, storefront.releases)
  const outside = ['transfers', '--outside', repository]
  expect(await runProgram('platform/commands/new.ts', outside)).toBe(0)
  // The optional dependencies would download another Node, which takes longer than the rest.
  await npm('pkg', 'delete', 'optionalDependencies')
  await npm('install', '--prefer-offline', '--no-audit', '--no-fund')
  await npm('test')
  expect(await npm('run', 'release')).toContain('transfers 1.0.0: published')
  const passed: string[] = []
  await actions.promote({ transfers: '1.0.0' }, 'transfers team', {
    smokeTest: async (versions) => {
      passed.push(await smokeTestBeside(storefront, versions))
    },
  })
  expect(passed).toEqual([
    expect.stringMatching(/^2 pages rendered by a server and opened in a browser, in [\d.]+ s$/),
  ])

  // A running site reads the registry every second.
  await expect.poll(async () => (await page.request.get('/transfers')).status()).toBe(200)
  await visitor.opens('/')
  await page.getByRole('tab', { name: 'Transfers' }).click()
  await page.getByRole('combobox', { name: 'Where to' }).selectOption('Tulum')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await visitor.sees(page.getByText('$95.00 for 1 person'))

  await rm(folder, { recursive: true })
})

/** Returns a function that runs npm in the repository, and returns or throws npm's output. */
function npmIn(repository: string, releases: string) {
  // The build of another journey sets NODE_ENV, with which npm leaves out devDependencies.
  const {
    PATH = '',
    NODE_ENV: _,
    ...env
  } = Object.fromEntries(
    // Variables of the npm that runs the journeys name another folder.
    Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
  )
  const path = [dirname(process.execPath), PATH].join(delimiter)
  const options = { cwd: repository, env: { ...env, PATH: path, RELEASE_STORE: releases } }
  return async (...args: string[]): Promise<string> => {
    try {
      return (await promisify(execFile)('npm', args, options)).stdout
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      throw new Error(`npm ${args.join(' ')}: ${stdout}${stderr}`)
    }
  }
}
