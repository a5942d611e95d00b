import { expect, test } from '../../fixtures.ts'
import { type ApiFault, apiFaults } from '../../site/bad-answers.ts'
import { type FaultyCall, faultyCalls } from '../../site/faulty-calls.ts'
import { startFaultyProvider } from '../../site/faulty-provider.ts'

const isLong = Boolean(process.env.HARDENING)

test('the server renders the specified text for every fault of every read', async ({
  storefront,
  ownSite,
}) => {
  test.setTimeout(240_000)
  const provider = await startFaultyProvider(storefront.url)
  // A hanging call takes three quarters of the budget. The rest is enough to render a page on a busy machine.
  const site = await ownSite({ env: { PROVIDER_URL: provider.url, RENDER_BUDGET_MS: '6000' } })
  const wrong: string[] = []
  const breaks = (broken: FaultyCall[], fault: ApiFault) =>
    provider.breaks(Object.fromEntries(broken.map(({ call }) => [call, fault])))
  const opens = async ({ call, address, text, status }: FaultyCall, fault: ApiFault) => {
    const answer = await fetch(`${site.url}${address}`)
    const html = await answer.text()
    const isHanging = fault === 'hang'
    // The server does not wait for a hanging call: the browser renders that part.
    const hasText = text.test(html) || (isHanging && html.includes('role="status"'))
    const isRight = answer.status === (isHanging ? 200 : status) && hasText
    if (!isRight || !html.includes('<footer')) wrong.push(`${call} ${fault}: ${answer.status}`)
  }
  for (const fault of apiFaults.filter((fault) => fault !== 'hang')) {
    for (const call of faultyCalls) {
      breaks([call], fault)
      await opens(call, fault)
    }
  }
  // Calls three apart belong to different pages, so they can hang at the same time. A short run tests one group of three.
  for (const turn of isLong ? [0, 1, 2] : [0]) {
    const together = faultyCalls.filter((_, nth) => nth % 3 === turn)
    breaks(together, 'hang')
    await Promise.all(together.map((call) => opens(call, 'hang')))
  }
  await provider.stop()
  expect(wrong).toEqual([])
})
