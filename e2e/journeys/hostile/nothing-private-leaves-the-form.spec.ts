import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { mateo, secretsOf } from '../../visitor/people.ts'
import { arrivesAtSummary } from '../../visitor/products.ts'

const canary = { ...mateo, passport: 'CANARY987654', birthDate: '1987-06-05' }
const secrets = [...secretsOf([canary]), canary.passportExpiry]

test('two bookings put no passport and no birth date into an address, a storage, a cookie or the console', async ({
  page,
  context,
  visitor,
}) => {
  const traffic = watchTraffic(context)
  await arrivesAtSummary(visitor, 'flight')
  await visitor.fillsInTravellers('Passenger', [canary])
  const chat = await visitor.booksByWhatsApp()
  const texts = [`chat ${chat.address} ${chat.text}`, ...(await storagesOf(page))]
  await visitor.paysAsWell()
  await visitor.declines()
  texts.push(...(await storagesOf(page)))
  await page.getByRole('link', { name: 'Try again' }).click()
  await visitor.seesTravellers('Passenger', [canary])
  await visitor.paysAsWell()
  await visitor.pays()
  texts.push(...(await storagesOf(page)), ...traffic.texts)
  texts.push(JSON.stringify(await context.cookies()))

  expect(traffic.sent, 'bodies that carry the secrets').toBeGreaterThan(2)
  const hits = texts.filter((text) => secrets.some((secret) => text.includes(secret)))
  expect(hits).toEqual([])
  expect(traffic.cacheable, 'private answers that may be cached').toEqual([])
})

/** Collects addresses, headers and console messages, and counts the request bodies with secrets. */
function watchTraffic(context: BrowserContext) {
  const traffic = { texts: [] as string[], sent: 0, cacheable: [] as string[] }
  const isPrivate = (body: string | null) => secrets.some((secret) => body?.includes(secret))
  context.on('console', (message) => traffic.texts.push(`console ${message.text()}`))
  context.on('request', (request) => {
    traffic.texts.push(`address ${decodeURIComponent(request.url())}`)
    traffic.texts.push(`headers ${JSON.stringify(request.headers())}`)
    if (isPrivate(request.postData())) traffic.sent++
  })
  context.on('response', (response) => {
    const isStored = !response.headers()['cache-control']?.includes('no-store')
    if (isStored && isPrivate(response.request().postData())) traffic.cacheable.push(response.url())
  })
  return traffic
}

async function storagesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    `local ${JSON.stringify(localStorage)}`,
    `session ${JSON.stringify(sessionStorage)}`,
    `history ${JSON.stringify(history.state)}`,
    `name ${window.name}`,
    `databases ${JSON.stringify(await indexedDB.databases())}`,
    `caches ${JSON.stringify(await caches.keys())}`,
  ])
}
