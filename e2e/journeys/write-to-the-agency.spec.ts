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

test('what is missing is said at its field, and nothing is sent', async ({ page, visitor }) => {
  await visitor.opens(paths.contact)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/contact/send')) calls++
  })
  await page.getByLabel('Email').fill('lucia')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name.')
  await visitor.sees(
    page.getByText(/valid email address/),
    page.getByText('Please write a message.'),
  )
  expect(calls).toBe(0)
})

test('when the call fails, the text stays and a second try goes out', async ({
  page,
  visitor,
  troubles,
}) => {
  troubles.expect(/status of 503/, /The message could not be sent/)
  await visitor.opens(paths.contact)
  await writes(page)
  await page.route(send, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'An error occurred while sending your message. Please try again.',
  )
  await expect(page.getByLabel('Message')).toHaveValue(question)
  await page.getByRole('button', { name: 'Send message' }).click()
  await visitor.sees(page.getByText('Your message has been sent.'))
})

test('no other site learns of the visit before the map is asked for', async ({ page, visitor }) => {
  await visitor.opens(paths.contact)
  await visitor.sees(page.getByRole('button', { name: 'Show map' }))
  await expect(page.getByTitle('Map of our office in Cancún')).toHaveCount(0)
})
