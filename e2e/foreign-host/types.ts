import { spawnSync } from 'node:child_process'
import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DTSManager } from '@module-federation/dts-plugin/core'

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2022', 'DOM'],
  types: [],
  // Same path as in the documentation of Module Federation.
  paths: { '*': ['./@mf-types/*'] },
}

/**
 * Downloads the types of flights by the address of its manifest, as a host's build does, and checks a file of the host
 * against them. Returns the compiler's output, which is empty if there is no error.
 */
export async function checkAgainstTypes(manifest: string, source: string): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'host-types-')))
  try {
    const remotes = { flights: `flights@${manifest}` }
    const moduleFederationConfig = { name: 'somebody_else', remotes }
    const host = { context: folder, moduleFederationConfig, consumeAPITypes: true }
    await new DTSManager({ host }).consumeTypes()

    const files = ['page.ts', '@mf-types/index.d.ts']
    await writeFile(join(folder, 'page.ts'), source)
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    await symlink(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'))
    const compiler = createRequire(import.meta.url).resolve('typescript/package.json')
    const args = [join(dirname(compiler), 'bin/tsc'), '--pretty', 'false']
    return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
