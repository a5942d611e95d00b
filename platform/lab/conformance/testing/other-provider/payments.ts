import { prices } from './catalogue.ts'

type Payment = { storefront: string; price: string }

const payments = new Map<string, Payment>()

/** Opens a payment. Returns the address of its page, relative to this company's origin. */
export function openPayment(storefront: string, isRoundTrip: boolean): string {
  const number = String(payments.size + 1)
  payments.set(number, { storefront, price: isRoundTrip ? prices.roundTrip : prices.oneWay })
  return `/pay?n=${number}`
}

/** Payment page, a plain form with two buttons. */
export function paymentPage(number: string): string {
  const price = payments.get(number)?.price
  if (!price) return '<!doctype html><title>Unknown payment</title><h1>Unknown payment</h1>'
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Andes Pay</title>
<h1>Andes Pay</h1><form method="post">
<button name="decision" value="yes">Pay with my card</button>
<button name="decision" value="no">Cancel</button></form></html>`
}

/** Returns the address that a payer goes to after the decision. */
export function decideOn(number: string, form: string): string {
  const payment = payments.get(number)
  if (!payment) return '/pay'
  const isPaid = new URLSearchParams(form).get('decision') === 'yes'
  const page = isPaid ? '/flights/success' : '/flighs/error'
  return `${payment.storefront}${page}?booking=ANDES-${number}`
}
