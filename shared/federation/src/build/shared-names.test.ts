import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compile } from './compile.ts'
import { remoteConfig } from './remote-config.ts'
import { plantedApp } from './testing/planted-app.ts'

test('lists the names that a release imports from shared modules', async () => {
  const directory = await plantedApp({
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
