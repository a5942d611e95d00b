/** Storefronts of the payments, by number from 1. */
const storefronts: string[] = []

/** Opens a payment. Returns the address of its page, relative to this company's origin. */
export function openPayment(storefront: string): string {
  return `/pay?n=${storefronts.push(storefront)}`
}

/** Payment page, a plain form with two buttons. */
export const paymentPage = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Andes Pay</title>
<h1>Andes Pay</h1><form method="post">
<button name="decision" value="yes">Pay with my card</button>
<button name="decision" value="no">Cancel</button></form></html>`

/** Returns the address that a payer goes to after the decision. */
export function decideOn(number: string, form: string): string {
  const isPaid = new URLSearchParams(form).get('decision') === 'yes'
  const page = isPaid ? '/flights/success' : '/flighs/error'
  return `${storefronts[Number(number) - 1]}${page}?booking=ANDES-${number}`
}
