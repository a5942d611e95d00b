import { expect, test } from '../../fixtures.ts'
import { type ApiFault, apiFaults } from '../../site/bad-answers.ts'
import { type FaultyCall, faultyCalls } from '../../site/faulty-calls.ts'
import { startLyingProvider } from '../../site/lying-provider.ts'

const isLong = Boolean(process.env.HARDENING)

test('the server renders the exact text for every fault of every read', async ({
  storefront,
  ownSite,
}) => {
  test.setTimeout(240_000)
  const provider = await startLyingProvider(storefront.url)
  // A call that hangs takes three quarters of the budget: what is left is enough for a page on any machine.
  const site = await ownSite({ env: { PROVIDER_URL: provider.url, RENDER_BUDGET_MS: '4000' } })
  const wrong: string[] = []
  const breaks = (together: FaultyCall[], fault: ApiFault) =>
    provider.breaks(
      Object.fromEntries(together.flatMap(({ calls }) => calls).map((call) => [call, fault])),
    )
  const asks = async ({ calls, address, text, status }: FaultyCall, fault: ApiFault) => {
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
  await provider.stop()
  expect(wrong).toEqual([])
})
