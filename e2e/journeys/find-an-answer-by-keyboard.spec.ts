import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'

const question = 'How is the total of a hotel stay worked out?'

test('a visitor who uses no mouse finds an answer and keeps its address', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.help)
  const topic = page.getByRole('main').getByRole('link', { name: 'Payment' })
  await topic.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeFocused()

  await page.getByRole('searchbox', { name: 'Search the answers' }).focus()
  await page.keyboard.type('nightly infant')
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText('1 answer found')
  await page.keyboard.press('Tab')
  const answer = page.locator('details', { hasText: question })
  await expect(answer.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await visitor.sees(answer.getByText(/counted by calendar day/))

  await page.keyboard.press('Tab')
  await expect(answer.getByRole('link', { name: 'Link to this answer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/support\/faq#hotel-total$/)

  await visitor.refreshes()
  await visitor.sees(answer.getByText(/counted by calendar day/))
})
