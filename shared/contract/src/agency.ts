/** The agency's details: run-time configuration of the storefront server, never built in. */
export type Agency = {
  /** The agency's name, used for example in '{product} Travel'. */
  product: string
  /** Contact phone as shown, e.g. "+52 998 555 0142". */
  phone: string
  /** Number of the click-to-chat link: digits only, country code first. */
  whatsapp: string
  email: string
  /** The company that sells and charges; absent where it is not configured. A text that is '' is not shown. */
  seller?: { name: string; street: string; registration: string }
  /** Profile addresses; one that is missing is not shown. */
  social: { facebook?: string; x?: string; instagram?: string }
  /** Hosts a payment redirect may go to; empty means any https host. */
  paymentHosts: string[]
  /** Hosts the contact map may be framed from. */
  mapHosts: string[]
  /** Map pictures beside a list: an https address with `{z}`, `{x}`, `{y}`, and whose they are; absent: our own drawing. */
  mapTiles?: { url: string; credit: string }
  /** Sends `Idempotency-Key` with booking calls; off for a provider whose CORS rules refuse it. */
  idempotencyKeys: boolean
}
