import { expect, test } from '../../fixtures.ts'
import { type ApiFault, apiFaults } from '../../site/bad-answers.ts'
import { type FaultyCall, failWith, faultyCalls, goWithin } from '../../site/faulty-calls.ts'
import { startLyingProvider } from '../../site/lying-provider.ts'
import { startSite } from '../../site/running-site.ts'

const isLong = Boolean(process.env.HARDENING)

/** What a test started, to be ended however it ends. */
const started: { stop: () => Promise<void> }[] = []
test.afterEach(async () => {
  for (const one of started.splice(0).reverse()) await one.stop()
})

test('every fault of every read, rendered by the server: the exact text, never an empty page', async ({
  storefront,
}) => {
  test.setTimeout(240_000)
  const provider = await startLyingProvider(storefront.url)
  started.push(provider)
  // A call that hangs takes three quarters of the budget: what is left is enough for a page on any machine.
  const site = await startSite({ env: { PROVIDER_URL: provider.url, RENDER_BUDGET_MS: '4000' } })
  started.push(site)
  const wrong: string[] = []
  const breaks = (together: FaultyCall[], fault: ApiFault) =>
    provider.breaks(
      Object.fromEntries(together.flatMap(({ calls }) => calls).map((call) => [call, fault])),
    )
  const asks = async ({ calls, address, text, status = 200 }: FaultyCall, fault: ApiFault) => {
    const answer = await fetch(`${site.url}${address}`)
    const html = await answer.text()
    // What hangs is left to the browser: the server does not wait that long, and claims nothing.
    const isThere = text.test(html) || (fault === 'hang' && html.includes('role="status"'))
    const isStatus = answer.status === (fault === 'hang' ? 200 : status)
    if (!isStatus || !isThere || !html.includes('<footer')) {
      wrong.push(`${calls} ${fault}: ${answer.status}`)
    }
  }
  for (const fault of apiFaults.filter((fault) => fault !== 'hang')) {
    for (const call of faultyCalls) {
      breaks([call], fault)
      await asks(call, fault)
    }
  }
  // Calls three apart belong to different pages, so they can hang at the same time. A short run has one of the three groups.
  for (const turn of isLong ? [0, 1, 2] : [0]) {
    const together = faultyCalls.filter((_, nth) => nth % 3 === turn)
    breaks(together, 'hang')
    await Promise.all(together.map((call) => asks(call, 'hang')))
  }
  expect(wrong).toEqual([])
  console.log(
    `B7 · server: ${apiFaults.length} faults of ${faultyCalls.length} calls, ${wrong.length} without their text`,
  )
})

test('every fault of every read in the browser: the exact text, no error of the page', async ({
  page,
  visitor,
  troubles,
}) => {
  test.setTimeout(240_000)
  troubles.expect(/^console: (Loading |Failed to load resource|Part of the page|Airports could)/)
  let broken: Record<string, ApiFault> = {}
  await page.route('**/api/v1/**', (route) => {
    const fault = broken[new URL(route.request().url()).pathname.replace('/api/v1', '')]
    return fault ? failWith(route, fault) : route.continue()
  })
  await visitor.opens('/support/faq')
  // Each call meets each fault in the long run, a fault each otherwise.
  const quick = apiFaults.filter((fault) => fault !== 'hang')
  const cases = faultyCalls.flatMap((call, index) =>
    quick
      .filter((_, nth) => isLong || nth === index % quick.length)
      .map((fault) => ({ ...call, fault })),
  )
  for (const { calls, address, text, fault } of cases) {
    broken = Object.fromEntries(calls.map((call) => [call, fault]))
    await goWithin(page, address)
    await expect(page.getByText(text).first(), `${calls} ${fault}`).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await goWithin(page, '/support/faq')
    await visitor.sees(visitor.heading('Frequently asked questions'))
  }
  console.log(`B7 · browser: ${cases.length} faults, 0 without their text, 0 uncaught errors`)
})
