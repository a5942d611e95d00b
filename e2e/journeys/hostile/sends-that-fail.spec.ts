import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { type ApiFault, apiFaults, badAnswer } from '../../site/bad-answers.ts'
import { failWith } from '../../site/faulty-calls.ts'
import { answerForWhatsApp } from '../../visitor/chat.ts'
import { lucia } from '../../visitor/people.ts'
import { products } from '../../visitor/products.ts'

// The summaries meet every fault in their component tests, real pages in the long run.
const isLong = Boolean(process.env.HARDENING)

/** Longer than what hangs does so. */
const patience = { timeout: 15_000 }

for (const { name, label, arrives, calls } of isLong ? products : []) {
  test(`${name}: for any answer to its two sends the text is exact and the form still works`, async ({
    page,
    context,
    visitor,
    troubles,
  }) => {
    test.setTimeout(180_000)
    troubles.expect(/Failed to load resource/, /Card payment failed/, /by WhatsApp failed/)
    await answerForWhatsApp(context)
    await arrives(visitor)
    await visitor.fillsInTravellers(label, [lucia])
    const alert = page.getByRole('alert')
    const pay = page.getByRole('button', { name: 'Confirm & Pay with Card' })
    const chat = page.getByRole('button', { name: 'Book via WhatsApp' })
    for (const fault of apiFaults) {
      await failNext(page, calls.card.path, fault)
      await pay.click()
      await expect(alert, fault).toHaveText(calls.card.failure, patience)
      await visitor.sees(pay, chat)

      await failNext(page, calls.whatsApp.path, fault)
      await chat.click()
      if (badAnswer(fault)?.status === 200) {
        // What a request is answered is not read: it was taken.
        await expect(page.getByText('Your booking request was sent.'), fault).toBeVisible(patience)
        await page.getByRole('button', { name: 'Make a second booking' }).click()
      } else {
        await expect(alert, fault).toHaveText(calls.whatsApp.failure)
      }
      await visitor.sees(pay, chat)
    }
    await visitor.goesToPay()
    console.log(
      `B7 · ${name}, by card and by WhatsApp: ${2 * apiFaults.length} faults, each with its text`,
    )
  })
}

if (isLong) {
  test('for any answer to the contact form the text is exact and the message stays', async ({
    page,
    visitor,
    troubles,
  }) => {
    test.setTimeout(90_000)
    troubles.expect(/Failed to load resource/, /The message could not be sent/)
    await visitor.opens(paths.contact)
    for (const fault of apiFaults) {
      await page.getByLabel('Name').fill('Lucía Canul')
      await page.getByLabel('Email').fill('lucia@example.com')
      await page.getByLabel('Message').fill('Is the reef open in May?')
      await failNext(page, '/contact/send', fault)
      await page.getByRole('button', { name: 'Send message' }).click()
      if (badAnswer(fault)?.status === 200) {
        await expect(page.getByText('Your message has been sent.'), fault).toBeVisible(patience)
      } else {
        await expect(page.getByRole('alert'), fault).toHaveText(
          'An error occurred while sending your message. Please try again.',
        )
        await expect(page.getByLabel('Message')).toHaveValue('Is the reef open in May?')
      }
    }
    console.log(`B7 · contact form: ${apiFaults.length} faults, each with its text`)
  })
}

async function failNext(page: Page, call: string, fault: ApiFault): Promise<void> {
  await page.route(`**/api/v1${call}`, (route) => failWith(route, fault), { times: 1 })
}
