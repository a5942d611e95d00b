import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { paths } from '@storefront/contract'
import { releasesRoot } from '../../../tools/apps.ts'
import { contentType } from '../../../tools/release-desk.ts'
import { startStorefront } from '../../../tools/storefront-process.ts'

test.skip(({ isMobile }) => isMobile === true, 'origins know no width')

test('releases on a static host of another origin are rendered by the server and run in the page', async ({
  page,
}) => {
  const host = createServer(async (request, response) => {
    const file = join(releasesRoot, new URL(request.url ?? '/', 'http://host').pathname)
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': contentType(file) ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
    })
    return createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const site = await startStorefront({
    port: '0',
    env: { REMOTES_URL: hostUrl, DATA_DIR: 'memory://', LOG_LEVEL: 'warn' },
  })
  try {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const response = await page.goto(`${site.url}${paths.blog}`)
    expect(await response?.text()).toContain('Our Blog')
    await page.waitForFunction(() => '__storefront__' in window)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const scripts = asked.filter((url) => url.includes('/content/'))
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.every((url) => url.startsWith(hostUrl))).toBe(true)
    expect(errors).toEqual([])
  } finally {
    await site.stop()
    host.close()
  }
})
