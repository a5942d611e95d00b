import { expect, test } from 'vitest'
import { compile } from './compile.ts'
import { remoteConfig } from './remote-config.ts'
import { plantedApp } from './testing/planted-app.ts'

test('refuses rules that reach other pages and a second React, by file, and leaves ./mount free', async () => {
  const directory = await plantedApp({
    'routes.ts': `import './leak.css'
import './list.module.css'
export * from '../node_modules/react/cjs/react.production.js'
export * as vendored from './vendored.js'
export const routes = []`,
    'leak.css': '/* Ours. */\nbody { display: none }',
    'list.module.css': '.list > p { color: red }',
    'vendored.js': 'exports.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {}',
    'mount.ts': `import './page.css'\nexport { createRoot } from 'react-dom/client'`,
    'page.css': 'h1 { margin: 0 }',
  })
  const exposes = { './routes': './src/routes.ts' }
  const remote = { name: 'plain', mounts: ['plain'], exposes, mount: './src/mount.ts' }
  const message = await compile(remoteConfig(remote, directory)).catch(String)
  expect(message).toMatch(/src\/leak\.css:2: "body" reaches elements of other teams/)
  expect(message).toMatch(/routes\.ts imports a second React, .*react\.production\.js/)
  expect(message).toMatch(/routes\.ts imports a second React, .*vendored\.js/)
  expect(message).not.toMatch(/list\.module|page\.css|a second React, \S*react-dom/)
})
