import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { boundaryRules } from './boundary-rules.ts'
import { checkBoundaries } from './check-boundaries.ts'

const page = ['contract', 'domain', 'http', 'router', 'session', 'ui']
const folders = [
  ...[...page, 'booking', 'federation', 'testing'].map((name) => `shared/${name}`),
  ...['chromium', 'postgres', 'server', 'releases/live'].map((room) => `platform/${room}`),
]

/** A small workspace whose imports are all allowed. */
const workspace: Record<string, string> = {
  'flights/src/exposed/routes.tsx': `const screen = import('../screens/Results.tsx')`,
  'flights/src/screens/Results.tsx': `import '../components/Card.tsx'\nimport '../api/calls.ts'\nimport '@storefront/session'`,
  'flights/src/components/Card.tsx': `import 'react'\nimport '@storefront/ui'\nimport '../domain/fares.ts'`,
  'flights/src/api/calls.ts': `import '@storefront/http'\nimport '../domain/fares.ts'`,
  'flights/src/domain/fares.ts': `import '@storefront/domain'\nimport type { A } from '@storefront/ui'`,
  'flights/src/domain/fares.test.ts': `import './fares.ts'\nimport '../testing/fixtures.ts'`,
  'flights/src/testing/fixtures.ts': `import '../domain/fares.ts'`,
  'hotels/src/domain/rates.ts': '',
  'shell/src/browser.tsx': `import '@storefront/federation'\nimport 'node:fs/promises'`,
  'shell/src/seam.ts': '',
  'platform/storefront/src/main.ts': `import '../../../shell/src/seam.ts'\nimport '@storefront/server'\nimport '@storefront/session'`,
  'platform/provider/src/main.ts': `import '@storefront/contract'\nimport '@storefront/server'`,
  'platform/processes/start.ts': `import '@storefront/federation'`,
  'platform/releases/tools/registry.ts': `import '@storefront/live'\nimport '../../processes/start.ts'`,
  'platform/releases/outside/release.ts': `import '../tools/registry.ts'`,
  'platform/commands/e2e.ts': `import '../releases/tools/registry.ts'\nimport '../storefront/src/main.ts'`,
  'platform/lab/bench.ts': `import '../commands/e2e.ts'`,
  'e2e/rules/totals.test.ts': `import '../../flights/src/domain/fares.ts'`,
  'platform/loyalty/points.ts': '',
  'e2e/journey.spec.ts': `import '../platform/processes/start.ts'`,
  'shared/session/src/bus.ts': `import 'rxjs'`,
  'shared/router/src/facade.ts': `import 'react-router-dom'`,
  'shared/contract/src/remote.ts': `import type { A } from 'react-router'`,
  'shared/ui/src/testing/page.ts': '',
  'shared/ui/gallery/pages.stories.tsx': `import '../src/testing/page.ts'`,
  ...Object.fromEntries(folders.map((folder) => [`${folder}/src/index.ts`, ''])),
}

/** A folder of the platform, and a file that it must not import. */
const rooms: [room: string, other: string][] = [
  ['chromium', 'postgres/src/index.ts'],
  ['postgres', 'chromium/src/index.ts'],
  ['server', 'chromium/src/index.ts'],
  ['processes', 'commands/e2e.ts'],
  ['provider', 'storefront/src/main.ts'],
  ['storefront', 'provider/src/main.ts'],
  ['releases/live', 'releases/tools/registry.ts'],
  ['releases/tools', 'commands/e2e.ts'],
  ['releases/outside', 'commands/e2e.ts'],
  ['commands', 'lab/bench.ts'],
  ['lab', 'loyalty/points.ts'],
]

/** Forbidden imports as `rule: file → line`, at least one for each rule. */
const plants = [
  ...rooms.map(
    ([room, other]) =>
      `platform-${room.replace('/', '-')}-imports: platform/${room}/planted.ts → import '${'../'.repeat(room.split('/').length)}${other}'`,
  ),
  ...`
vertical-imports-vertical: flights/src/domain/fares.ts → import '../../../hotels/src/domain/rates.ts'
vertical-imports-vertical: cruises/src/domain/cabins.ts → import type { A } from '../../../flights/src/domain/fares.ts'
shop-imports-platform: flights/src/api/calls.test.ts → import '@storefront/server'
shop-imports-platform: shell/src/browser.tsx → import type { A } from '../../platform/storefront/src/main.ts'
shop-imports-platform: shared/ui/src/index.ts → const a = import('@storefront/live')
shop-imports-platform: hotels/src/domain/rates.ts → import '../../../e2e/journey.spec.ts'
vertical-imports-shell: flights/src/api/calls.ts → const a = import('../../../shell/src/browser.tsx')
shell-imports-vertical: shell/src/browser.tsx → import '../../flights/src/api/calls.ts'
platform-imports-seams: platform/storefront/src/main.ts → import '../../../shell/src/browser.tsx'
platform-without-a-place: platform/loyalty/points.ts → import '../processes/start.ts'
shared-imports-app: shared/ui/src/index.ts → import '../../../flights/src/components/Card.tsx'
shared-contract-imports: shared/contract/src/index.ts → import '@storefront/domain'
shared-http-imports: shared/http/src/index.ts → import '@storefront/session'
shared-router-imports: shared/router/src/index.ts → import '@storefront/contract'
shared-federation-imports: shared/federation/src/index.ts → import '@storefront/session'
shared-domain-imports: shared/domain/src/index.ts → import '@storefront/http'
shared-session-imports: shared/session/src/index.ts → import '@storefront/ui'
shared-ui-imports: shared/ui/src/index.ts → import '@storefront/session'
shared-booking-imports: shared/booking/src/index.ts → import '@storefront/federation'
shared-device-imports: shared/device/src/index.ts → import '@storefront/session'
shared-plan-imports: shared/plan/src/index.ts → import '@storefront/booking'
shared-prices-imports: shared/prices/src/index.ts → import '@storefront/booking'
shared-testing-imports: shared/testing/src/index.ts → import '@storefront/booking'
shared-catalogue-imports: shared/catalogue/src/index.ts → import '@storefront/booking'
shared-trips-imports: shared/trips/src/index.ts → import '@storefront/booking'
shared-standalone-imports: shared/standalone/src/index.ts → import '@storefront/booking'
shared-without-a-place: shared/loyalty/src/index.ts → import '@storefront/domain'
package-by-name: shared/ui/src/index.ts → import '../../domain/src/index.ts'
package-by-name: platform/storefront/src/main.ts → import '../../releases/live/src/index.ts'
package-by-name: flights/src/screens/Results.tsx → import '../../../shared/session/src/index.ts'
e2e-shares-only-paths: e2e/journey.spec.ts → import '@storefront/domain'
screens-below-its-users: flights/src/screens/Results.tsx → import '../exposed/routes.tsx'
components-below-its-users: flights/src/components/Card.tsx → import '../api/calls.ts'
components-are-props-only: flights/src/components/Card.tsx → import '@storefront/session'
api-below-its-users: flights/src/api/calls.ts → import '../components/Card.tsx'
domain-below-its-users: flights/src/domain/fares.ts → import type { A } from '../api/calls.ts'
domain-is-pure: flights/src/domain/fares.ts → import { useState } from 'react'
domain-is-pure: flights/src/domain/fares.ts → import { get } from '@storefront/http'
router-behind-its-facade: flights/src/screens/Results.tsx → import 'react-router'
router-behind-its-facade: shared/ui/src/index.ts → import 'react-router-dom'
contract-names-router-types-only: shared/contract/src/remote.ts → import { Link } from 'react-router'
rxjs-behind-the-session: flights/src/screens/Results.tsx → import 'rxjs'
test-support-in-tests: shared/ui/src/index.ts → import './testing/page.ts'
test-support-in-tests: shared/ui/src/index.ts → import '../gallery/pages.stories.tsx'
test-support-in-tests: flights/src/screens/Results.tsx → import '../testing/fixtures.ts'
test-support-in-tests: flights/src/screens/Results.tsx → import '@storefront/testing'
no-circle: flights/src/domain/fares.ts → import type { A } from '../testing/fixtures.ts'
import-resolves: flights/src/api/calls.ts → import '@storefront/hotels'
provider-knows-no-rules-of-ours: platform/provider/src/main.ts → import '@storefront/domain'
what-is-live-needs-no-tools: platform/releases/live/src/index.ts → import '@storefront/ui'
`
    .trim()
    .split('\n'),
].map((line, index): Plant => {
  const [rule = '', file = '', planted = ''] = line.split(/: | → /)
  // A new file for each, so that a message belongs to one of them. A circle needs two files that are there.
  const own = join(dirname(file), `planted-${index}-${basename(file)}`)
  return [rule, rule === 'no-circle' ? file : own, planted]
})

type Plant = [rule: string, file: string, line: string]

/** Checks `workspace` with imports planted in it. */
async function checkWith(planted: Plant[]) {
  const directory = mkdtempSync(join(tmpdir(), 'boundaries-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  for (const [file, source] of Object.entries(workspace)) write(file, source)
  mkdirSync(join(directory, 'node_modules/@storefront'), { recursive: true })
  for (const folder of folders) {
    write(`${folder}/package.json`, JSON.stringify({ exports: { '.': './src/index.ts' } }))
    const name = basename(folder)
    symlinkSync(join(directory, folder), join(directory, 'node_modules/@storefront', name))
  }
  for (const name of ['react', 'react-router', 'react-router-dom', 'rxjs']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ main: 'dist/index.js' }))
    write(`node_modules/${name}/dist/index.js`, '')
  }
  for (const [, file, line] of planted) write(file, `${workspace[file] ?? ''}\n${line}`)
  try {
    return await checkBoundaries(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

test('accepts imports in the right direction', async () => {
  const report = await checkWith([])
  expect(report.violations).toEqual([])
  expect(report.modules).toBeGreaterThanOrEqual(Object.keys(workspace).length)
})

test('refuses each planted import by its rule', async () => {
  const { violations } = await checkWith(plants)
  const found = new Set(violations.map((violation) => violation.split(' → ')[0]))
  expect(plants.filter(([rule, file]) => !found.has(`${rule}: ${file}`))).toEqual([])
})

test('every rule has a planted violation', () => {
  expect(new Set(plants.map(([rule]) => rule))).toEqual(
    new Set(boundaryRules.map(({ name }) => name)),
  )
})

test('throws if it finds no module', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'boundaries-empty-'))
  mkdirSync(join(empty, 'flights'))
  await expect(checkBoundaries(empty)).rejects.toThrow('No module was seen')
  rmSync(empty, { recursive: true })
})
