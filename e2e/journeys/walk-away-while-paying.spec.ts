import { bookingCalls, paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { lucia } from '../visitor/people.ts'
import { products } from '../visitor/products.ts'

// The other summaries are the same frame (testEverySummary): they follow in the long run.
const walked = process.env.HARDENING ? products : products.slice(0, 1)

for (const { name, summary, label, arrives } of walked) {
  test(`a ${name} that is paid slowly: who walks away is sent nowhere, comes back, and pays one booking as typed`, async ({
    page,
    visitor,
  }) => {
    const pressed = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    const bodies: unknown[] = []
    const references = new Set<string>()
    await page.route(`**/api/v1${bookingCalls[name].card}`, async (route) => {
      bodies.push(route.request().postDataJSON())
      const answer = await route.fetch()
      references.add((await answer.json()).reference)
      pressed.resolve()
      await answered.promise
      await route.fulfill({ response: answer })
    })
    await arrives(visitor)
    await visitor.fillsInTravellers(label, [lucia])
    await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
    await pressed.promise
    await visitor.sees(page.getByRole('button', { name: 'Processing...' }))
    await expect(page.getByLabel('First Name')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Book via WhatsApp' })).toBeDisabled()

    await (await visitor.mainLinks()).getByRole('link', { name: 'Blog' }).click()
    await visitor.sees(visitor.heading('Our Blog'))
    answered.resolve()
    await page.waitForTimeout(500)
    await expect(page).toHaveURL(new RegExp(`${paths.blog}$`))

    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${summary}$`))
    await visitor.seesTravellers(label, [lucia])
    await page.getByRole('button', { name: 'Go on to payment' }).click()
    await visitor.sees(visitor.heading('Review and pay'))
    const [reference = 'none'] = references
    await expect(page.locator('body')).toContainText(reference)
    await visitor.pays()
    await visitor.sees(visitor.heading('Thank you for your booking'))
    await expect(page.getByRole('main')).toContainText(`Booking reference ${reference}`)
    expect(references.size).toBe(1)
    expect(bodies).toHaveLength(1)
    expect(JSON.stringify(bodies)).toContain(lucia.passport)
  })
}
