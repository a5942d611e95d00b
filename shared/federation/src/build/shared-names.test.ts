import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compile } from './compile.ts'
import { remoteConfig } from './remote-config.ts'

const project = join(import.meta.dirname, '../../../..')
/** Makes a remote with these sources. */
async function app(sources: Record<string, string>) {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'names-')))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const directory = join(parent, 'app')
  await mkdir(join(directory, 'src'), { recursive: true })
  await symlink(join(project, 'hotels/node_modules'), join(directory, 'node_modules'))
  await writeFile(join(directory, 'package.json'), '{"type":"module","version":"1.0.0"}')
  for (const [file, source] of Object.entries(sources))
    await writeFile(join(directory, 'src', file), source)
  return directory
}

test('lists the names that a release imports from shared modules', async () => {
  const directory = await app({
    'routes.ts': `import * as React from 'react'
      import { screen } from '@storefront/router'
      import { used } from './parts.ts'
      export const routes = [used, screen, React.useState]
      export const later = () => import('./later.ts')`,
    'parts.ts': `import { useSession, usePublish } from '@storefront/session'
      export const used = () => useSession
      export const unused = () => usePublish`,
    'later.ts': `import React, { useId } from 'react'
      export const later = [useId, React.useRef]`,
    'mount.ts': `import { createRoot } from 'react-dom/client'
      export const mount = createRoot`,
  })
  const remote = {
    name: 'plain',
    mounts: ['plain'],
    exposes: { './routes': './src/routes.ts' },
    mount: './src/mount.ts',
  }
  await compile(remoteConfig(remote, directory))
  const { imports } = JSON.parse(
    await readFile(join(directory, 'dist/browser/release-files.json'), 'utf8'),
  )
  expect(imports).toEqual({
    '@storefront/router': ['screen'],
    '@storefront/session': ['useSession'],
    react: ['useId', 'useRef', 'useState'],
  })
})
