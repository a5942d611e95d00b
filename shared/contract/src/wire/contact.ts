import * as v from 'valibot'
import { email, textUnder, typed, written } from './primitives.ts'

/** POST /contact/send. */
export const contactMessage = v.object({
  name: written(120),
  email,
  phone: v.optional(typed(40), ''),
  subject: v.optional(typed(200), ''),
  message: written(5000),
})

/** GET /map-url: a string, `{url}` or `{map_url}` (product 6.2), else null. The address is not yet trusted. */
export const mapUrl = v.fallback(v.nullable(textUnder('url', 'map_url')), null)
