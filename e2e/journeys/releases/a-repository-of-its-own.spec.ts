import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { releaseActions, releasesInFolder } from '@storefront/release-tools'
import { runProgram } from '../../../platform/processes/run-program.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ site: { ownReleases: true } })

test('a vertical of a repository of its own is tested, released, changed and rolled back with npm alone', async ({
  page,
  storefront,
  visitor,
}) => {
  // Most of it is the installation, of 150 packages.
  test.setTimeout(400_000)
  const folder = await mkdtemp(join(tmpdir(), 'outside-'))
  const repository = join(folder, 'transfers')
  const npm = npmIn(repository, storefront.releases)
  const actions = releaseActions(releasesInFolder(storefront.releases))
  const outside = ['transfers', '--outside', repository]
  expect(await runProgram('platform/commands/new.ts', outside)).toBe(0)
  // There is a Node here, which takes longer to fetch than all the rest.
  await npm('pkg', 'delete', 'optionalDependencies')
  await npm('install', '--prefer-offline', '--no-audit', '--no-fund')
  await npm('test')
  expect(await npm('run', 'release')).toContain('transfers 1.0.0: published')
  await actions.promote({ transfers: '1.0.0' }, 'transfers team')

  // A running site reads the registry every second.
  await expect.poll(async () => (await page.request.get('/transfers')).status()).toBe(200)
  await visitor.opens('/')
  await page.getByRole('tab', { name: 'Transfers' }).click()
  await page.getByRole('combobox', { name: 'Where to' }).selectOption('Tulum')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await visitor.sees(page.getByText('$95.00 for 1 person'))

  const rules = join(repository, 'src/domain/pricing')
  await replace(`${rules}.ts`, 'tulum: 95', 'tulum: 90')
  await expect(npm('test')).rejects.toThrow('expected 90 to be 95')
  await replace(`${rules}.test.ts`, "'tulum', 2, 95", "'tulum', 2, 90")
  await npm('test')
  await npm('version', 'minor')
  expect(await npm('run', 'release')).toContain('transfers 1.1.0: published')
  await actions.promote({ transfers: '1.1.0' }, 'transfers team')
  const costs = async (price: string) => {
    await expect(async () => {
      await visitor.refreshes()
      await expect(page.getByText(`${price} for 1 person`)).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
  await costs('$90.00')
  await actions.rollback('transfers', 'transfers team')
  await costs('$95.00')
  await rm(folder, { recursive: true })
})

/** Runs npm in a repository, which releases into a folder. Returns its output; throws that when it fails. */
function npmIn(repository: string, releases: string) {
  const { PATH = '', ...env } = Object.fromEntries(
    // Those of the npm that runs the journeys are about another folder.
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

async function replace(file: string, text: string, by: string): Promise<void> {
  const before = await readFile(file, 'utf8')
  expect(before).toContain(text)
  await writeFile(file, before.replace(text, by))
}
