import { expect, test } from '../fixtures.ts'
import { lucia, secretsOf } from '../visitor/people.ts'
import { arrivesAtSummary } from '../visitor/products.ts'
import { summaryLines } from '../visitor/trips.ts'

test('a visitor books a package by WhatsApp at the total of its summary', async ({
  page,
  visitor,
}) => {
  await arrivesAtSummary(visitor, 'package')
  const { 'Total to Pay': total = 'no total' } = await summaryLines(page)
  await visitor.fillsInTravellers('Guest', [lucia])
  const recorded = page.waitForResponse('**/api/v1/packages/whatsapp')
  const chat = await visitor.booksByWhatsApp()
  expect((await recorded).status()).toBe(201)
  expect(chat.text).toContain(`Total: ${total}`)
  expect(chat.text).toContain(`Lead traveller: ${lucia.firstName} ${lucia.lastName}`)
  for (const secret of secretsOf([lucia])) expect(chat.address).not.toContain(secret)
})
