import { readPreview } from '@storefront/releases'
import { plant, plantedRelease } from '@storefront/releases/testing'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { openTestService, type TestService } from '../testing/open-test-service.ts'
import { auditAnswer, previewAnswer, type Role, refusalAnswer } from '../wire.ts'

const previewKey = 'a key that is long enough to sign with'
const site = 'https://shop.example'
const address = '/api/environments/production/previews'
const team: Role[] = ['team:flights']
const ofPullRequest = '1.1.0-pr42-abc1234'
const asked = {
  versions: { flights: ofPullRequest },
  expiresInHours: 48,
  reason: 'pull request 42',
}

let opened: TestService
afterEach(() => opened.close())

async function open(settings = {}) {
  opened = await openTestService([team, ['read']], settings)
  await plant(
    opened.releases,
    ['1.0.0', ofPullRequest].map((version) => plantedRelease('flights', version)),
  )
  const { desk } = opened.service.environments.get('production') ?? {}
  await desk?.promote({ flights: '1.0.0' }, 'test')
}

test('a team gets a link that shows its version on the site; the audit says who and why, and has no link', async () => {
  await open({ previewKey, sites: new Map([['production', site]]) })
  const { status, body } = await opened.call(team, 'POST', address, asked)
  expect(status).toBe(200)
  const { url, expiresAt } = v.parse(previewAnswer, body)
  const token = new URL(url).searchParams.get('preview') ?? ''
  expect(await readPreview(token, site, previewKey)).toEqual({
    versions: asked.versions,
    // The token counts in seconds.
    expiresAt: new Date(Math.floor(Date.parse(expiresAt) / 1000) * 1000),
  })
  const [last] = v.parse(auditAnswer, (await opened.call(team, 'GET', '/api/audit')).body)
  expect(last).toMatchObject({
    verb: 'preview',
    app: 'flights',
    reason: 'pull request 42',
    outcome: 'done',
    sentence: `preview flights ${ofPullRequest} until ${expiresAt}`,
  })
  expect(JSON.stringify(last)).not.toContain(token)
})

test('who only reads gets no link, nor does a version that was never published, nor a site that has none', async () => {
  await open({ previewKey, sites: new Map([['production', site]]) })
  const refused = async (roles: Role[], body: object) => {
    const { status, body: answer } = await opened.call(roles, 'POST', address, body)
    return [status, v.parse(refusalAnswer, answer).error]
  }
  expect(await refused(['read'], asked)).toEqual([403, expect.stringContaining('may not preview')])
  const never = { ...asked, versions: { flights: '9.9.9' } }
  expect(await refused(team, never)).toEqual([409, expect.stringContaining('was never released')])
  expect(await refused(team, { ...asked, expiresInHours: 0 })).toEqual([400, expect.anything()])
  await opened.close()
  await open()
  expect(await refused(team, asked)).toEqual([409, expect.stringContaining('has no previews')])
})
