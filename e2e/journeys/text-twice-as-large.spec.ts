import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { fixedPages, oneOfEach } from '../site/public-pages.ts'
import { dayFromToday } from '../visitor/days.ts'
import { expectAllFits } from '../visitor/fitting.ts'
import { withDoubleText } from '../visitor/media.ts'

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
  await visitor.opens(paths.home)
  await visitor.searchesFlights({
    from: ['Cancún', 'CUN'],
    to: ['Houston', 'IAH'],
    departs: dayFromToday(11),
    returns: dayFromToday(14),
  })
  await visitor.choosesFirstFlight('departure')
  await visitor.seesFlights('return')
  await expectAllFits(page, 'the way back')
  await visitor.choosesFirstFlight('return')
  await visitor.sees(visitor.heading('Flight Summary'))
  await expectAllFits(page, 'the summary')
})
