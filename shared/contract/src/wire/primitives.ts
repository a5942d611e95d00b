import * as v from 'valibot'
import { maxUsd } from '../money.ts'

/** Identifier on the wire: number or non-empty string. */
export const id = v.union([v.number(), v.pipe(v.string(), v.minLength(1))])

/** Calendar day `YYYY-MM-DD`. */
export const isoDate = v.pipe(v.string(), v.isoDate('must be a date YYYY-MM-DD'))

/** E-mail address: what browsers take in an e-mail field, `ana@intranet` too. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.rfcEmail('email must be an e-mail address'),
  v.maxLength(254),
)

/** Number; some providers write it as a string ("129.00"). The number stands first: a long list is read in its time. */
export const numeric = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), v.number(), v.finite()),
])

/** Number of people, nights or anything else that is counted. */
export const count = v.pipe(numeric, v.safeInteger())

/** Amount in USD. */
export const usd = v.pipe(numeric, v.finite(), v.minValue(0), v.maxValue(maxUsd))

/** A field that may be missing, null or of a wrong type: each reads as null and never spoils its record. */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.nullish(schema, null), null as never) as v.GenericSchema<
    unknown,
    v.InferOutput<S> | null
  >

/** A text that may be missing: reads as ''. */
export const text = v.fallback(
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((value) => value ?? ''),
  ),
  '',
)

/** A list in which a bad record drops itself, not the list; anything but a list reads as empty. */
export const listOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items): v.InferOutput<S>[] =>
      items.flatMap((item) => {
        const result = v.safeParse(schema, item)
        return result.success ? [result.output] : []
      }),
    ),
  )

/** `{name}` of a destination; a bare string is read as the name. */
export const named = v.union([
  v.object({ name: v.string() }),
  v.pipe(
    v.string(),
    v.transform((name) => ({ name })),
  ),
])
