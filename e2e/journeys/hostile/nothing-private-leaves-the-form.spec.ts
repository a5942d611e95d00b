import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday } from '../../visitor/days.ts'
import { mateo, secretsOf } from '../../visitor/people.ts'

const canary = { ...mateo, passport: 'CANARY987654', birthDate: '1987-06-05' }
const secrets = [...secretsOf([canary]), canary.passportExpiry]

test('passport and birth date are in no address, Referer, storage, cookie or console, through two bookings', async ({
  page,
  context,
  visitor,
}) => {
  const heard = listenTo(context)
  await visitor.choosesFlights({
    from: ['Cancún', 'CUN'],
    to: ['Miami', 'MIA'],
    departs: dayFromToday(13),
    party: { adults: 1 },
  })
  await visitor.fillsInTravellers('Passenger', [canary])
  await visitor.refreshes()
  await visitor.fillsInTravellers('Passenger', [canary])
  const chat = await visitor.booksByWhatsApp()
  heard.texts.push(`chat ${chat.address} ${chat.text}`)
  heard.texts.push(...(await storagesOf(page)))
  await visitor.paysAsWell()
  await visitor.declines()
  heard.texts.push(...(await storagesOf(page)))
  await page.getByRole('link', { name: 'Try again' }).click()
  await visitor.seesTravellers('Passenger', [canary])
  await visitor.paysAsWell()
  await visitor.pays()
  heard.texts.push(...(await storagesOf(page)))
  heard.texts.push(...(await context.cookies()).map((cookie) => `cookie ${JSON.stringify(cookie)}`))

  expect(heard.sent, 'the secrets did travel where they belong').toBeGreaterThan(2)
  const hits = heard.texts.filter((text) => secrets.some((secret) => text.includes(secret)))
  expect(hits).toEqual([])
  expect(heard.kept, 'answers to what is private may be kept').toEqual([])
  console.log(
    `B16 · ${secrets.length} canaries in ${heard.texts.length} places: ${hits.length} hits`,
  )
})

/** Everything that leaves the page but the bodies of its own calls, which must carry the secrets and are not stored. */
function listenTo(context: BrowserContext) {
  const heard = { texts: [] as string[], sent: 0, kept: [] as string[] }
  context.on('console', (message) => heard.texts.push(`console ${message.text()}`))
  context.on('request', (request) => {
    heard.texts.push(`address ${decodeURIComponent(request.url())}`)
    heard.texts.push(`headers ${JSON.stringify(request.headers())}`)
    if (secrets.some((secret) => request.postData()?.includes(secret))) heard.sent++
  })
  context.on('response', (response) => {
    const isPrivate = secrets.some((secret) => response.request().postData()?.includes(secret))
    if (isPrivate && !response.headers()['cache-control']?.includes('no-store')) {
      heard.kept.push(response.url())
    }
  })
  return heard
}

/** What this browser keeps of the site beyond the page. */
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
