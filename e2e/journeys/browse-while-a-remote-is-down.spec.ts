import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'

const remote = '**/remotes/flights/**'

test('home shows everything but the flights form while flights is down, until Retry loads it', async ({
  page,
  visitor,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/, /could not be loaded/)
  await page.route(remote, (route) => route.abort())
  await visitor.opens(paths.home)
  await visitor.sees(
    page.getByRole('contentinfo'),
    page.getByRole('heading', { name: 'Popular destinations' }),
    page.getByRole('heading', { name: 'From our blog' }),
  )
  const fallback = await visitor.seesFallback()
  const chat = fallback.getByRole('link', { name: 'WhatsApp' })
  await expect(chat).toHaveAttribute('href', /wa\.me\/529985550142\?/)
  await page.unroute(remote)
  await fallback.getByRole('button', { name: 'Retry' }).click()
  await visitor.sees(page.getByRole('radio', { name: 'Round Trip' }))
  await expect(page.getByRole('alert')).toBeHidden()
})
