import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { flightsFound } from '../site/public-pages.ts'
import { readChat } from '../visitor/chat.ts'

const remote = '**/remotes/flights/**'
const summaryFiles = /\/remotes\/flights\/.*summary.*\.js/

test.beforeEach(({ troubles }) =>
  troubles.expect(/ERR_FAILED/, /could not be loaded/, /could not be shown/),
)

test('home shows all but the flights form while flights is down, and Retry brings it back', async ({
  page,
  visitor,
}) => {
  await page.route(remote, (route) => route.abort())
  await visitor.opens(paths.home)
  await visitor.sees(
    page.getByRole('contentinfo'),
    page.getByRole('heading', { name: 'Popular destinations' }),
    page.getByRole('heading', { name: 'From our blog' }),
  )
  const fallback = await visitor.seesFallback()
  const chat = await fallback.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(readChat(chat ?? '').number).toBe('529985550142')
  await (await visitor.mainLinks()).getByRole('link', { name: 'Blog' }).click()
  await visitor.sees(visitor.heading('Our Blog'))
  await (await visitor.mainLinks()).getByRole('link', { name: 'Home' }).click()
  await visitor.seesFallback()

  await page.unroute(remote)
  await fallback.getByRole('button', { name: 'Retry' }).click()
  await visitor.sees(page.getByRole('radio', { name: 'Round Trip' }))
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a screen that cannot be loaded is a fallback, and Retry shows it', async ({
  page,
  visitor,
}) => {
  await visitor.opens(flightsFound)
  await page.route(summaryFiles, (route) => route.abort())
  await visitor.choosesFirstFlight('departure')
  const fallback = await visitor.seesFallback()
  await page.unroute(summaryFiles)
  await fallback.getByRole('button', { name: 'Retry' }).click()
  await visitor.sees(visitor.heading('Flight Summary'))
})
