import * as v from 'valibot'
import { maxUsd } from '../money.ts'
import { overHttps } from '../over-https.ts'

/** Identifier on the wire: number or non-empty string. */
export const id = v.union([v.number(), v.pipe(v.string(), v.minLength(1))])

/** A text that is typed, up to `max` characters. NUL bytes are refused: databases do not store them. */
export const typed = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max), v.excludes('\0', 'must be a text without NUL'))

/** The same, with at least one character. */
export const written = (max: number) => v.pipe(typed(max), v.minLength(1))

/** Calendar day `YYYY-MM-DD`. */
export const isoDate = v.pipe(v.string(), v.isoDate('must be a date YYYY-MM-DD'))

/** A date as its source writes it, be it a number. */
export const dateText = v.pipe(
  v.unknown(),
  v.transform((told) => (typeof told === 'number' ? String(told) : told)),
  v.string(),
)

/** E-mail address: what browsers take in an e-mail field, `ana@intranet` too. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.rfcEmail('email must be an e-mail address'),
)

/** A number, which some providers write as a string ("129.00"). One that makes no sense is refused. */
const numberThat = (makesSense: (number: number) => boolean) =>
  v.pipe(
    v.unknown(),
    v.transform((told) => {
      const number = typeof told === 'string' && told.trim() ? Number(told) : told
      return typeof number === 'number' && makesSense(number) ? number : null
    }),
    v.number(),
  )

/** A negative number, or one above every price, is a mistake. */
const isUsual = (number: number) => number >= 0 && number <= maxUsd

/** A price, a rating or a length. */
export const numeric = numberThat(isUsual)

/** Number of people, nights or anything else that is counted. */
export const count = numberThat((number) => Number.isInteger(number) && isUsual(number))

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most))

export const location = v.object({ latitude: degrees(90), longitude: degrees(180) })

export const usd = numberThat(isUsual)

/** A field that may be missing, null or of a wrong type: each reads as null and never spoils its record. */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.nullish(schema, null), null as never) as v.GenericSchema<
    unknown,
    v.InferOutput<S> | null
  >

/** A text that may be missing: reads as ''. A number is read as it is written. */
export const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '')

/** Address of a picture; the pages are served over https, where browsers show no other. */
export const pictureUrl = v.pipe(v.string(), v.transform(overHttps))

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** The point of a picture that stays in sight where it is cut, in percent from its left and its top; our addition. */
export const focus = v.object({ x: percent, y: percent })

/** One day of a call that tells prices of nearby days, ours: the lowest price, null where nothing is sold. */
export const dayPrice = v.object({ date: isoDate, price: maybe(usd) })

/** Time of day `HH:MM`. */
export const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/**
 * A seller's terms of a price, our addition: taxes and cancellation in one sentence each, and the end of free
 * cancellation: `time` in Cancún, `days_before` the first day.
 */
export const priceTerms = {
  taxes: text,
  cancellation: text,
  free_cancellation: maybe(v.object({ days_before: count, time: clockTime })),
}

/** A list without its unreadable records; anything but a list reads as empty. `item` is the schema of a record. */
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

/**
 * Fees that are paid on the spot and are in no price; our addition. A person is an adult or a child. The note says where
 * and when the fee is paid, and who pays none.
 */
export const localFees = listOf(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1)),
    amount_usd: usd,
    per: v.picklist(['stay', 'night', 'person', 'person_night']),
    note: text,
  }),
)

/** A text, or an object that has it under one of the keys. */
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

/** `{name}` of a destination; a bare string is read as the name. */
export const named = v.union([
  v.object({ name: v.string() }),
  v.pipe(
    v.string(),
    v.transform((name) => ({ name })),
  ),
])
