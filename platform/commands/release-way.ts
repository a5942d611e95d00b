import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { releasesRoot, root } from '../processes/apps.ts'
import { startServer } from '../processes/server.ts'
import { startStorefront } from '../processes/storefront.ts'
import { build } from './build.ts'
import { commandOutput } from './way/command-output.ts'
import { shownVersion } from './way/shown-version.ts'

/**
 * `npm run release-way`: a team's whole way by the commands of docs/a-release.md, on a release service and a storefront of
 * its own with what is live here: pull request, preview, release, approval, canary, live, rollback. Prints how long each
 * took until a visitor sees it. Ends with an error at the first thing that is not as the page says.
 */
const because = ['--reason', 'the whole way']
const work = await mkdtemp(join(tmpdir(), 'release-way-'))
const releases = join(work, 'releases')
const key = randomBytes(32).toString('base64')
const tokens = {
  'team:flights': randomBytes(32).toString('base64url'),
  qa: randomBytes(32).toString('base64url'),
}
type Role = keyof typeof tokens

if (!existsSync(join(releasesRoot, 'registry.json'))) await build()
await cp(releasesRoot, releases, { recursive: true })
await writeFile(
  join(work, 'tokens.json'),
  JSON.stringify(
    Object.entries(tokens).map(([role, token]) => ({
      name: role.replace(':', '-'),
      roles: [role],
      sha256: createHash('sha256').update(token).digest('hex'),
    })),
  ),
)
const site = await startStorefront({
  port: '0',
  env: {
    RELEASES_DIR: releases,
    PREVIEW_KEY: key,
    DATA_DIR: 'memory://',
    SANDBOX_PAYMENTS: 'on',
    LOG_LEVEL: 'error',
    RENDER_BUDGET_MS: '10000',
  },
})
const service = await startServer(
  'The release service',
  join(root, 'platform/releases/service/src/main.ts'),
  {
    RELEASES_DIR: releases,
    RELEASES_TOKENS: join(work, 'tokens.json'),
    DATA_DIR: join(work, 'audit'),
    APPROVALS: 'production',
    LOOK: 'on',
    PREVIEW_KEY: key,
    SITES: `production=${site.url}`,
    LOG_LEVEL: 'error',
    PORT: '0',
  },
)
try {
  await goTheWay()
} finally {
  await service.stop()
  await site.stop()
  await rm(work, { recursive: true, force: true })
}

async function goTheWay(): Promise<void> {
  const before = await shownVersion(site.url)
  const canarySize = 50

  const preview = await timed('preview: built, published, a link, pictures, a comment', () =>
    run(
      'team:flights',
      'preview',
      'flights',
      '--pull-request',
      '42',
      '--out',
      join(work, 'comment'),
    ),
  )
  const link = /^http\S+\?preview=\S+$/m.exec(preview)?.[0] ?? ''
  const shown = await shownVersion(link)
  expectTo(/-pr42-/.test(shown), `the link shows ${shown}`)
  expectTo((await shownVersion(site.url)) === before, 'everybody else sees what is live')
  const refused = await run(
    'team:flights',
    'registry',
    'promote',
    `flights=${shown}`,
    ...because,
  ).catch(String)
  expectTo(refused.includes('is of a pull request'), 'a version of a pull request does not go live')

  const released = await timed('release: built and published', () =>
    run('team:flights', 'release', 'flights'),
  )
  const version = /^flights (\S+) at /m.exec(released)?.[1] ?? ''
  const early = await run(
    'team:flights',
    'registry',
    'promote',
    `flights=${version}`,
    ...because,
  ).catch(String)
  expectTo(early.includes('is not approved'), 'nothing goes live that QA did not approve')

  await timed('approve', () => run('qa', 'registry', 'approve', `flights=${version}`, ...because))
  await timed('canary: looked at, and some visitors have it', async () => {
    await run(
      'team:flights',
      'registry',
      'canary',
      `flights=${version}`,
      String(canarySize),
      ...because,
    )
    await until(async () => {
      const visitors = Array.from({ length: 20 }, (_, n) => shownVersion(site.url, `visitor=${n}`))
      return new Set(await Promise.all(visitors)).size === 2
    })
  })
  await timed('promote: looked at, and everybody has it', async () => {
    await run('team:flights', 'registry', 'promote', `flights=${version}`, ...because)
    await until(async () => (await shownVersion(site.url)) === version)
  })
  await timed('rollback: everybody has what was live before', async () => {
    await run('team:flights', 'registry', 'rollback', 'flights', ...because)
    await until(async () => (await shownVersion(site.url)) === before)
  })
}

/** Runs a command with the token of that role; what it prints. Throws with all of it when it fails. */
function run(role: Role, command: string, ...args: string[]): Promise<string> {
  return commandOutput(['platform/run.mjs', `release/${command}`, ...args], {
    RELEASES_URL: service.url,
    RELEASES_TOKEN: tokens[role],
    // What a team builds is on its own machine first.
    RELEASES_DIR: join(work, 'team'),
  })
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const done = await work()
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${what}`)
  return done
}

function expectTo(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Not so: ${what}.`)
  console.log(`          ${what}`)
}

/** Storefronts follow the registry within a second. Throws when it takes longer than ten. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSo()) return
    await pause(100)
  }
  throw new Error('The site did not follow within ten seconds.')
}
