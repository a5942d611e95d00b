import { bookingCalls } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { phone } from '../visitor/media.ts'
import { lucia, secretsOf } from '../visitor/people.ts'
import { products } from '../visitor/products.ts'

test.use(phone)

for (const { name, label, arrives } of products) {
  test(`a visitor books a ${name} by WhatsApp, recorded at the total of its summary before the chat opens`, async ({
    page,
    visitor,
  }) => {
    await arrives(visitor)
    const summary = (await page.getByRole('complementary').textContent()) ?? ''
    await visitor.fillsInTravellers(label, [lucia])
    const order: string[] = []
    page.on('popup', () => order.push('chat opened'))
    const recording = page.waitForResponse(`**/api/v1${bookingCalls[name].whatsApp}`)
    void recording.then((response) => order.push(`recorded: ${response.status()}`))

    const { number, text, address } = await visitor.booksByWhatsApp()
    expect(order).toEqual(['recorded: 201', 'chat opened'])
    const { reference, total_amount_usd } = await (await recording).json()
    expect(number).toBe('529985550142')
    expect(text).toContain(`\nRequest: ${reference}\n`)
    expect(text).toContain(`\nLead traveller: ${lucia.firstName} ${lucia.lastName}\n`)
    expect(text).toMatch(/\nQuote: http\S+$/)
    const [, total = 'no total'] = /\nTotal: (\S+) USD/.exec(text) ?? []
    expect(total.replaceAll(',', '')).toBe(`$${total_amount_usd.toFixed(2)}`)
    expect(summary).toContain(total)
    for (const secret of secretsOf([lucia])) expect(address).not.toContain(secret)
    await visitor.sees(page.getByRole('button', { name: 'Make a second booking' }))
  })
}
