/** Agency details: runtime configuration of the storefront server. */
export type Agency = {
  /** Used for example in '{product} Travel'. */
  product: string
  /** Displayed form, e.g. "+52 998 555 0142". */
  phone: string
  /** Click-to-chat number: digits, country code first. */
  whatsapp: string
  email: string
  /** Company that sells and charges; absent if not configured. Empty texts are not shown. */
  seller?: { name: string; street: string; registration: string }
  social: { facebook?: string; x?: string; instagram?: string }
  /** Allowed hosts of payment redirects; empty allows any https host. */
  paymentHosts: string[]
  /** Allowed hosts of the contact map's frame. */
  mapHosts: string[]
  /** Map tiles: https address with `{z}`, `{x}`, `{y}`, and their credit. Without it, our own drawing is shown. */
  mapTiles?: { url: string; credit: string }
  /** Sends `Idempotency-Key`; off for providers whose CORS rules refuse it. */
  idempotencyKeys: boolean
}
