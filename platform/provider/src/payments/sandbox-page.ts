import { html } from 'hono/html'
import type { SandboxSession } from './sandbox-gateway.ts'

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Payment page with the booking, its total and a button per outcome. Works without scripts. */
export function sandboxPage(session: SandboxSession, nonce: string) {
  const total = usd.format(session.amountCents / 100)
  return page(
    nonce,
    `Pay ${total}`,
    html`<h1>Review and pay</h1>
      <p class="lead">${session.title}</p>
      <dl>
        <div><dt>Booking reference</dt><dd>${session.reference}</dd></div>
        ${session.details.map((detail) => html`<div><dd class="wide">${detail}</dd></div>`)}
        <div class="total"><dt>Total</dt><dd>${total}</dd></div>
      </dl>
      <form method="post">
        <button class="pay" name="decision" value="paid">Pay ${total}</button>
        <button class="decline" name="decision" value="declined">Decline</button>
      </form>`,
  )
}

export function sandboxEndedPage(session: SandboxSession, nonce: string) {
  const isPaid = session.status === 'paid'
  const heading = isPaid ? 'This booking is paid' : 'This payment page has closed'
  return page(
    nonce,
    heading,
    html`<h1>${heading}</h1>
      <p class="lead">${session.title}</p>
      <dl>
        <div><dt>Booking reference</dt><dd>${session.reference}</dd></div>
      </dl>
      <p><a class="back" href="${isPaid ? session.successUrl : session.failedUrl}">Back to the agency</a></p>`,
  )
}

export function sandboxMissingPage(nonce: string) {
  return page(
    nonce,
    'No such payment',
    html`<h1>No such payment</h1>
      <p class="lead">This address belongs to no payment. Please start again from your booking.</p>`,
  )
}

function page(nonce: string, title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} · Sandbox payment</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<header><p class="brand">Sandbox Pay</p><p class="note">Test payments only (SANDBOX_PAYMENTS=on). No card is charged.</p></header>
<main>${content}</main>
<footer><p>This page stands in for the hosted payment page of a card company.</p></footer>
</body>
</html>`
}

const styles = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr auto;background:#FBF8F3;color:#0B2530;font:16px/1.5 system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between;padding:16px 24px;background:#06343E;color:#fff}
header p,footer p{margin:0}
.brand{font-weight:700;font-size:18px}
.note{font-size:14px}
main{width:min(100% - 32px,480px);margin:48px auto;padding:32px;align-self:start;background:#fff;border:1px solid #D5DEE0;border-radius:16px;box-shadow:0 6px 20px rgb(11 37 48/.1)}
h1{margin:0 0 8px;font-size:30px;line-height:1.15;text-wrap:balance}
.lead{margin:0 0 24px;font-size:18px;color:#47606A}
dl{margin:0 0 24px}
dl div{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-top:1px solid #D5DEE0}
dt{color:#47606A}
dd{margin:0;text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
dd.wide{text-align:left;font-weight:400}
.total{align-items:baseline;border-bottom:1px solid #D5DEE0}
.total dt{color:#0B2530;font-weight:600}
.total dd{font-size:30px}
form{display:grid;gap:12px}
button,.back{display:grid;place-items:center;width:100%;min-height:52px;padding:12px 24px;border-radius:999px;font:inherit;font-weight:600;cursor:pointer;text-decoration:none}
.pay{border:0;background:#C93F2A;color:#fff}
.pay:hover{background:#A93220}
.decline,.back{border:1px solid #728992;background:#fff;color:#0B2530}
.decline:hover,.back:hover{border-color:#0B2530}
:focus-visible{outline:3px solid #06343E;outline-offset:2px}
footer{padding:24px;text-align:center;font-size:14px;color:#47606A}
@media (max-width:575px){main{margin:16px auto;padding:24px}}
`
