import * as v from 'valibot'
import { products } from './products.ts'
import { hotelSearchSchema } from './selections.ts'

const { checkInDate: isoDate, guests: counts } = hotelSearchSchema.entries
const clock = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))

/** Place, days and people of one product, as the visitor's plan needs them (product 4.12). Holds no name. */
export const planPartSchema = v.object({
  /** Destination, or the city of the airport where a flight lands. '' if unknown. */
  place: v.string(),
  /** First day. A flight's is the day of landing. */
  first: isoDate,
  /** Last day. A flight's is the day of its return's departure, or null without a return. */
  last: v.nullable(isoDate),
  counts,
  /** Local times `HH:MM` of a flight's landing and of its return's departure. Absent if unknown. */
  lands: v.exactOptional(clock),
  leaves: v.exactOptional(clock),
})

export type PlanPart = v.InferOutput<typeof planPartSchema>

/** Part of a stored booking that the plan reads. Other fields and states may change without a new contract. */
export const planRecordSchema = v.object({
  product: v.picklist(products),
  state: v.string(),
  /** Time of the button press, in ms since 1970. */
  startedAt: v.number(),
  /** ISO time until which the provider holds an unpaid booking; absent or null if it named none. */
  expiresAt: v.exactOptional(v.nullable(v.string())),
  plan: planPartSchema,
})

export type PlanRecord = v.InferOutput<typeof planRecordSchema>
