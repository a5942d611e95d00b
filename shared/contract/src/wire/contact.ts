import * as v from 'valibot'
import { email, written } from './primitives.ts'

/** POST /contact/send. */
export const contactMessage = v.object({
  name: written(120),
  email,
  phone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  subject: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  message: written(5000),
})

export type ContactMessage = v.InferOutput<typeof contactMessage>
