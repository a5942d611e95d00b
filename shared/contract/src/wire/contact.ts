import * as v from 'valibot'
import { email } from './primitives.ts'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))

/** POST /contact/send. */
export const contactMessage = v.object({
  name: line(120),
  email,
  phone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  subject: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  message: line(5000),
})

export type ContactMessage = v.InferOutput<typeof contactMessage>
