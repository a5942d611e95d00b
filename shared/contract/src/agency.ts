/** Agency details: runtime configuration of the storefront server. */
export type Agency = {
  /** Name of the site, used for example in '{product} Travel'. */
  product: string
  /** Displayed form, e.g. "+52 998 555 0142". */
  phone: string
  /** Click-to-chat number: digits, country code first. */
  whatsapp: string
  email: string
  /** Company that sells and charges; absent if not configured. Empty texts are not shown. */
  seller?: { name: string; street: string; registration: string }
  /** Address of the mark beside the name, in place of ours. */
  mark?: string | undefined
  /** Address of the picture of shared links, in place of ours. */
  sharePicture?: string | undefined
  social: { facebook?: string; x?: string; instagram?: string }
  /** Allowed hosts of payment redirects; empty allows any https host. */
  paymentHosts: string[]
  /** Allowed hosts of the contact map's frame. */
  mapHosts: string[]
  /** Map tiles: https address with `{z}`, `{x}`, `{y}`, and their credit. Without tiles, our own drawing is shown. */
  mapTiles?: { url: string; credit: string }
  /** True if calls send `Idempotency-Key`; false for a provider whose CORS rules refuse the header. */
  idempotencyKeys: boolean
}
