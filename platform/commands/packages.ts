import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { BannerPlugin } from '@rspack/core'
import { baseConfig, compile } from '@storefront/federation/build'
import * as v from 'valibot'
import { root } from '../processes/apps.ts'
import { runProgram } from '../processes/run-program.ts'

/** Folders of the packages that verticals in other repositories use. */
const published = [
  ...['contract', 'domain', 'federation', 'http', 'router', 'session', 'standalone', 'ui'].map(
    (name) => `shared/${name}`,
  ),
  'platform/releases/outside',
]

const isTestMaterial = (path: string) => /\.test\.tsx?$|\/(testing|proof)(\/|$)/.test(path)

/** Builds JavaScript with declarations of the packages and packs them into a folder. Returns archives by package. */
export async function packPackages(target: string): Promise<Record<string, string>> {
  await Promise.all([buildShared(), buildReleaseCommand()])
  await mkdir(target, { recursive: true })
  const filters = published.flatMap((folder) => ['--filter', `./${folder}`])
  const pack = ['--yes', 'pnpm@12', ...filters, 'pack', '--json', '--pack-destination', target]
  const { status, stdout, stderr } = spawnSync('npx', pack, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`pnpm pack: ${stdout}${stderr}`)
  const packed = v.parse(packReport, JSON.parse(stdout))
  return Object.fromEntries(packed.map(({ name, filename }) => [name, basename(filename)]))
}

const packReport = v.array(v.object({ name: v.string(), filename: v.string() }))

/** Compiles the shared packages into `dist` folders, with their styles beside their scripts. */
async function buildShared(): Promise<void> {
  const out = await mkdtemp(join(tmpdir(), 'packages-'))
  const project = ['-p', 'platform/commands/packages.tsconfig.json', '--outDir', out]
  if ((await runProgram('tsc', project)) !== 0) throw new Error('The packages do not compile.')
  for (const folder of published.filter((one) => one.startsWith('shared/'))) {
    const dist = join(root, folder, 'dist')
    await rm(dist, { recursive: true, force: true })
    await cp(join(out, folder.replace('shared/', ''), 'src'), dist, { recursive: true })
    await cp(join(root, folder, 'src'), dist, {
      recursive: true,
      filter: (path) => !/\.tsx?$/.test(path) && !isTestMaterial(path),
    })
  }
  await rm(out, { recursive: true })
}

/** Bundles the release command with the parts of the platform that are in no package. */
async function buildReleaseCommand(): Promise<void> {
  const directory = join(root, 'platform/releases/outside')
  const base = baseConfig({ directory, uniqueName: 'release', mode: 'production', target: 'node' })
  await compile([
    {
      ...base,
      entry: { release: './release.ts' },
      output: { ...base.output, path: join(directory, 'dist') },
      externals: [/^@storefront\/federation\//, /^@aws-sdk\//, 'pg'],
      externalsType: 'module-import',
      plugins: [new BannerPlugin({ banner: '#!/usr/bin/env node', raw: true })],
    },
  ])
}
