import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { runProgram } from '../../../platform/processes/run-program.ts'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { smokeTestBeside } from '../../site/smoke-test.ts'

test('npm alone tests and releases a vertical from a repository of its own, and the gate passes it', async ({
  storefront,
  actions,
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
  await rm(folder, { recursive: true })
})

/** Returns a function that runs npm in the repository, and returns or throws npm's output. */
function npmIn(repository: string, releases: string) {
  // Variables of the npm that runs the journeys name another folder. The build of another journey sets NODE_ENV, with which
  // npm leaves out devDependencies.
  const variables = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$/.test(name))
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
  const env = { ...Object.fromEntries(variables), PATH, RELEASE_STORE: releases }
  return async (...args: string[]): Promise<string> => {
    const running = promisify(execFile)('npm', args, { cwd: repository, env })
    const { stdout } = await running.catch(({ stdout, stderr }) => {
      throw new Error(`npm ${args.join(' ')}: ${stdout}${stderr}`)
    })
    return stdout
  }
}
