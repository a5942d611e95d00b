import * as v from 'valibot'
import { maxUsd } from '../money.ts'
import { pictureAddress } from '../web-address.ts'

export const id = v.union([v.number(), v.pipe(v.string(), v.minLength(1))])

/** Typed text of up to `max` characters. NUL is refused: databases do not store it. */
export const typed = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max), v.excludes('\0', 'must be a text without NUL'))

/** Non-empty `typed`. */
export const written = (max: number) => v.pipe(typed(max), v.minLength(1))

/** Calendar day `YYYY-MM-DD`. */
export const isoDate = v.pipe(v.string(), v.isoDate('must be a date YYYY-MM-DD'))

/** Date in any notation, even as a number. */
export const dateText = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'number' ? String(value) : value)),
  v.string(),
)

/** E-mail address as browsers accept it, even `ana@intranet`. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.rfcEmail('email must be an e-mail address'),
)

/** Number or numeric string ("129.00"). Rejects implausible numbers. */
const numberThat = (makesSense: (number: number) => boolean) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => {
      const number = typeof value === 'string' && value.trim() ? Number(value) : value
      return typeof number === 'number' && makesSense(number) ? number : null
    }),
    v.number(),
  )

/** False for negative numbers and absurd prices, which are mistakes. */
const isUsual = (number: number) => number >= 0 && number <= maxUsd

export const numeric = numberThat(isUsual)

export const count = numberThat((number) => Number.isInteger(number) && isUsual(number))

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most))

export const location = v.object({ latitude: degrees(90), longitude: degrees(180) })

export const usd = numberThat(isUsual)

/** Reads missing, null or wrong values as null, so that the rest of the record stays readable. */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.nullish(schema, null), null as never) as v.GenericSchema<
    unknown,
    v.InferOutput<S> | null
  >

/** Reads missing text as '', and a number as its text. */
export const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '')

/** Address of a picture as pages use it. Refuses an unusable one. */
export const pictureUrl = v.pipe(v.string(), v.transform(pictureAddress), v.nonEmpty())

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** Our addition: focal point in percent from left and top. */
export const focus = v.object({ x: percent, y: percent })

/** Our addition: lowest price of a day, null if nothing is sold. */
export const dayPrice = v.object({ date: isoDate, price: maybe(usd) })

export const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/**
 * Our additions: sentences on taxes and cancellation, and the deadline of free cancellation (`time` in Cancún,
 * `days_before` days before the first day).
 */
export const priceTerms = {
  taxes: text,
  cancellation: text,
  free_cancellation: maybe(v.object({ days_before: count, time: clockTime })),
}

/** List that drops unreadable records. Any other value reads as an empty list. */
export const listOf = <S extends v.GenericSchema>(item: S) => ({
  ...v.pipe(
    v.fallback(v.unknown() as v.GenericSchema<unknown[]>, []),
    v.transform((items) =>
      (Array.isArray(items) ? items : []).flatMap((one): v.InferOutput<S>[] => {
        const result = v.safeParse(item, one)
        return result.success ? [result.output] : []
      }),
    ),
  ),
  item,
})

/** Our addition: fees paid on site, in no price. A person is an adult or child. `note`: when, where, exemptions. */
export const localFees = listOf(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1)),
    amount_usd: usd,
    per: v.picklist(['stay', 'night', 'person', 'person_night']),
    note: text,
  }),
)

/** A text, or an object that has the text under one of `keys`. */
export const textUnder = (...keys: string[]) =>
  v.union([
    v.string(),
    ...keys.map((key) =>
      v.pipe(
        v.object({ [key]: v.string() }),
        v.transform((carrier) => carrier[key] ?? ''),
      ),
    ),
  ])

/** `{name}`; a bare string is the name. */
export const named = v.union([
  v.object({ name: v.string() }),
  v.pipe(
    v.string(),
    v.transform((name) => ({ name })),
  ),
])
