import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'

const send = '**/api/v1/contact/send'
const question = 'Is the reef of Puerto Morelos open in May?'

async function writes(page: Page) {
  await page.getByLabel('Name').fill('Lucía Canul')
  await page.getByLabel('Email').fill("lucia.o'neil@example.com")
  await page.getByLabel('Subject').fill('Reef')
  await page.getByLabel('Message').fill(question)
}

test('a visitor writes to the agency', async ({ page, visitor }) => {
  await visitor.opens(paths.contact)
  await writes(page)
  const sent = page.waitForResponse(send)
  await page.getByRole('button', { name: 'Send message' }).click()
  expect((await sent).ok()).toBe(true)
  await visitor.sees(page.getByText('Your message has been sent.'))
  await expect(page.getByLabel('Message')).toHaveValue('')
})
