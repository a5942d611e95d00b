import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { chromiumLaunch } from '@storefront/chromium'
import { compile } from '@storefront/federation/build'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../service/src/app.ts'
import {
  openTestService,
  type TestService,
  tokenOf,
} from '../service/src/testing/open-test-service.ts'
import consoleConfig from './rspack.config.ts'

let opened: TestService
let server: Server
let browser: Browser

beforeAll(async () => {
  await compile([consoleConfig])
  opened = await openTestService([['team:flights'], ['shell']])
  await plant(opened.releases, [
    plantedRelease('flights', '1.0.0'),
    plantedRelease('flights', '1.1.0'),
  ])
  const goLive = (role: 'shell' | 'team:flights', versions: Record<string, string>) =>
    opened.call([role], 'POST', '/api/environments/production/promotions', {
      versions,
      reason: 'the first',
    })
  await goLive('shell', { shell: '1.0.0' })
  await goLive('team:flights', { flights: '1.0.0' })
  server = createServer(getRequestListener(createApp(opened.service).fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  browser = await chromium.launch(chromiumLaunch)
}, 60_000)

afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await opened.close()
})

test('a version goes live and back by keyboard alone, with the reasons in the audit', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}`)

  await press(page, page.getByLabel('Token'), tokenOf(['team:flights']))
  await press(page, page.getByRole('link', { name: 'flights in production: 1.0.0' }))
  await press(page, page.getByRole('button', { name: 'Promote flights 1.1.0…' }))
  await confirm(page, 'Promote flights 1.1.0', 'fares by month')
  await page.getByRole('row', { name: /^1\.1\.0 live/ }).waitFor()

  await press(page, page.getByRole('button', { name: 'Roll back to 1.0.0…' }))
  await confirm(page, 'Roll back flights', 'prices were wrong')
  await page.getByRole('row', { name: /^1\.0\.0 live/ }).waitFor()

  await press(page, page.getByRole('link', { name: 'Audit' }))
  for (const reason of ['fares by month', 'prices were wrong'])
    await page.getByRole('cell', { name: reason }).waitFor()
  expect(complaints).toEqual([])
}, 30_000)

/** Says why in the dialog, and confirms. */
async function confirm(page: Page, name: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `${name} in production` })
  await press(page, dialog.getByLabel('Reason'), reason, 'Tab')
  await press(page, dialog.getByRole('button', { name }))
  await page
    .getByRole('status')
    .filter({ hasText: `Done: ${name} in production` })
    .waitFor()
}

/** Tabs to a control, types into it where there is something to type, and presses a key. */
async function press(page: Page, control: Locator, text = '', key = 'Enter'): Promise<void> {
  await control.waitFor()
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < 60 && !(await hasFocus()); tabs++) await page.keyboard.press('Tab')
  expect(await hasFocus(), `no Tab leads to ${control}`).toBe(true)
  await page.keyboard.type(text)
  await page.keyboard.press(key)
}
