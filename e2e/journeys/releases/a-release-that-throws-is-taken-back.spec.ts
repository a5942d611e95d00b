import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '@storefront/contract'
import { folderPlace, integrityOf, releaseDesk } from '@storefront/releases'
import { releasesIn, root } from '../../../platform/processes/apps.ts'
import { type Server, startServer } from '../../../platform/processes/server.ts'
import { type RunningStorefront, startStorefront } from '../../../platform/processes/storefront.ts'
import { releaseDeskAt } from '../../../platform/releases/command-line/desk/desk.ts'
import { serviceAt } from '../../../platform/releases/command-line/desk/release-api.ts'
import { expect, test } from '../../fixtures.ts'
import { releaseAgain } from '../../site/release-copies.ts'

test.use({ site: { ownReleases: true } })

let service: Server
let shop: RunningStorefront
test.afterEach(async () => {
  await shop?.stop()
  await service?.stop()
})

test('a release that throws for half of the visitors is reported by their browsers and taken back', async ({
  page,
  storefront: { releases, url: PROVIDER_URL },
  troubles,
}) => {
  const desk = releaseDesk(folderPlace(releases))
  const live = await desk.live('flights')
  await releaseAgain(releases, 'flights', '9.0.0', async (release, folder) => {
    const file = join(folder, release.entry)
    const text = `addEventListener('keydown', () => { throw new TypeError('planted') });${await readFile(file, 'utf8')}`
    await writeFile(file, text)
    await rm(`${file}.br`)
    const integrity = { ...release.integrity, [release.entry]: integrityOf(Buffer.from(text)) }
    return { ...release, integrity }
  })
  await openService(releases, PROVIDER_URL)

  const api = serviceAt(service.url, tokens['team:flights'], 'production')
  const plan = { app: 'flights', version: '9.0.0', steps: [50, 100], everySeconds: 3600 }
  expect(await releaseDeskAt(api, 'New fares').rollout(plan)).toMatchObject({ percent: 50 })

  // One who has it, in a browser.
  const affected = await findVisitor('9.0.0')
  await page.context().addCookies([{ name: 'visitor', value: affected, url: shop.url }])
  troubles.expect(/planted/)
  const lastError = expect.objectContaining({
    place: expect.stringMatching(/^[\w.-]+\.js:\d+:\d+$/),
  })
  const told = expect.objectContaining({ app: 'flights', version: '9.0.0', errors: 1, lastError })
  await expect(async () => {
    await page.goto(shop.url)
    await page.keyboard.press('Tab')
    await page.goto('about:blank')
    await expect.poll(() => read('health'), { timeout: 3000 }).toContainEqual(told)
  }).toPass()

  // The others as their browsers would tell it, each at home.
  const visitAndTell = async (n: number) => {
    const { version, cookie } = await visit()
    const loaded = { remote: 'flights', version, outcome: 'loaded', ms: 200, error: null }
    const threw = { ...loaded, outcome: 'threw', ms: null, error: 'TypeError' }
    await fetch(`${shop.url}/session/beacons`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${n}`,
        cookie,
      },
      body: JSON.stringify(version === '9.0.0' ? [loaded, threw] : [loaded]),
    })
  }
  for (let n = 0; n < 50; n++) await visitAndTell(n)
  await expect
    .poll(() => read('rollouts'))
    .toMatchObject([{ state: 'taken back', percent: 0, verdict: /^It threw for \d+ of/ }])
  await expect.poll(async () => (await visit(`visitor=${affected}`)).version).toBe(live)
  const [change] = (await desk.history()).at(-1)?.changes ?? []
  expect(change).toMatchObject({ kind: 'canary', from: '9.0.0 50 %', to: null })
  expect(change?.reason).toMatch(/^It threw for \d+ of \d+ visitors/)
})

const tokens = { 'team:flights': 'token-of-flights', storefront: 'token-of-storefronts' }

/** The service on the site's releases, and a storefront that reports to it. */
async function openService(releases: string, PROVIDER_URL: string): Promise<void> {
  const file = join(releases, '.tokens.json')
  const known = Object.entries(tokens).map(([role, token]) => ({
    name: role.replace(':', '-'),
    roles: [role],
    sha256: createHash('sha256').update(token).digest('hex'),
  }))
  await writeFile(file, JSON.stringify(known))
  service = await startServer(
    'The release service',
    join(root, 'platform/releases/service/src/main.ts'),
    {
      PORT: '0',
      ...releasesIn(releases),
      DATA_DIR: join(releases, '.data'),
      RELEASES_TOKENS: file,
      PUBLIC_READ: 'on',
      LOG_LEVEL: 'error',
    },
  )
  const env = {
    ...releasesIn(releases),
    PROVIDER_URL,
    RELEASES_URL: service.url,
    BEACONS_TOKEN: tokens.storefront,
    RENDER_BUDGET_MS: '10000',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'error',
  }
  shop = await startStorefront({ port: '0', env })
}

async function read(what: string): Promise<unknown> {
  return (await fetch(`${service.url}/api/environments/production/${what}`)).json()
}

/** A page load: the version of flights that it gets, and the cookie that keeps it. */
async function visit(cookie = ''): Promise<{ version: string; cookie: string }> {
  const answer = await fetch(`${shop.url}${paths.blog}`, { headers: { cookie } })
  const [, version = ''] = /\/remotes\/flights\/([^/]+)\//.exec(await answer.text()) ?? []
  const given = answer.headers.getSetCookie().find((one) => one.startsWith('visitor='))
  return { version, cookie: given?.split(';')[0] ?? cookie }
}

async function findVisitor(wanted: string): Promise<string> {
  for (;;) {
    const { version, cookie } = await visit()
    if (version === wanted) return cookie.replace('visitor=', '')
  }
}
