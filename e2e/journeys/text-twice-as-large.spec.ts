import { expect, test } from '../fixtures.ts'
import { fixedPages, oneOfEach } from '../site/public-pages.ts'
import { expectAllFits } from '../visitor/fitting.ts'
import { withDoubleText } from '../visitor/media.ts'
import { arrivesAtWayBack } from '../visitor/products.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => use(withDoubleText(launchOptions)),
})
// In turn: a second worker would start a second site.
test.describe.configure({ mode: 'default' })

test('every public page fits a desk', async ({ page, visitor }) => {
  for (const address of [...fixedPages, ...Object.values(await oneOfEach(page.request))]) {
    await visitor.opens(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAllFits(page, address)
  }
})

test('so does the way to a round trip', async ({ page, visitor }) => {
  await arrivesAtWayBack(visitor)
  await expectAllFits(page, 'the way back')
  await visitor.choosesFirstFlight('return')
  await visitor.sees(visitor.heading('Flight Summary'))
  await expectAllFits(page, 'the summary')
})
