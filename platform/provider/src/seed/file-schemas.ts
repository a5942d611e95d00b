import * as v from 'valibot'
import { isDay } from '../calendar.ts'

/**
 * The files of `catalogue/data`: rows as the tables have them (amounts in whole US cents, pictures by name),
 * rooms and rates inside their hotel. What a table may leave null, a file may leave out.
 */

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const texts = v.array(text)
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a-z, 0-9 and single dashes'),
)
const rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5))
const iataCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be three capital letters'))
const airlineCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}$/, 'must be two capitals or digits'))
const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
const optionalCount = v.nullish(count, null)

const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM'))

const priceTerms = {
  taxes: v.nullish(text, null),
  cancellation: v.nullish(text, null),
  freeCancellation: v.nullish(v.strictObject({ daysBefore: count, time: clockTime }), null),
}

const localFees = v.optional(
  v.array(
    v.strictObject({
      name: text,
      cents: positive,
      per: v.picklist(['stay', 'night', 'person', 'person_night']),
    }),
  ),
  [],
)

const airport = v.strictObject({
  iataCode,
  name: text,
  airportName: text,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters')),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone')),
  latitude,
  longitude,
  position: optionalCount,
})

const airline = v.strictObject({
  code: airlineCode,
  name: text,
  bags: v.nullish(text, null),
  changes: v.nullish(text, null),
  ...priceTerms,
})

const flight = v.strictObject({
  flightNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}\d{4}$/, 'must be like QZ0101')),
  airlineCode,
  origin: iataCode,
  destination: iataCode,
  departs: clockTime,
  durationMinutes: positive,
  weekdays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(0b1111111)),
  seats: count,
  fareCents: count,
})

const destination = v.strictObject({
  id: positive,
  slug,
  name: text,
  aliases: texts,
  image: v.nullish(text, null),
  rating: v.nullish(rating, null),
  reviewsCount: count,
  gatewayIata: iataCode,
  popularPosition: optionalCount,
})

const rate = v.strictObject({
  id: positive,
  priceCents: optionalCount,
  infantPriceCents: optionalCount,
  infantPolicy: v.nullish(text, null),
  minPax: optionalCount,
  maxPax: optionalCount,
  maxAdults: optionalCount,
  maxChildren: optionalCount,
  maxInfants: optionalCount,
  minNights: optionalCount,
  ...priceTerms,
})

const room = v.strictObject({
  id: positive,
  name: text,
  description: text,
  images: texts,
  features: texts,
  minNights: optionalCount,
  priceCents: optionalCount,
  units: count,
  sleeps: v.nullish(positive, null),
  rates: v.array(rate),
})

const product = {
  id: positive,
  slug,
  name: text,
  description: text,
  image: text,
  destinationId: positive,
  includedServices: texts,
  images: texts,
}

const hotel = v.strictObject({
  ...product,
  rating,
  facilities: texts,
  latitude: v.nullish(latitude, null),
  longitude: v.nullish(longitude, null),
  beachMeters: optionalCount,
  localFees,
  rooms: v.array(room),
})

const trip = {
  ...product,
  ...priceTerms,
  localFees,
  durationDays: positive,
  priceCents: count,
  places: count,
}

const dayOfYear = v.pipe(
  v.string(),
  v.check((day) => isDay(`2028-${day}`), 'must be a day MM-DD'),
)

const season = v.strictObject({ from: dayOfYear, to: dayOfYear })

/** Its text is `articles/<slug>.html`. */
const article = v.strictObject({
  id: positive,
  slug,
  ...v.entriesFromList(['title', 'category', 'image', 'authorName', 'authorAvatar'], text),
  publishDate: v.pipe(v.string(), v.check(isDay, 'must be a date YYYY-MM-DD')),
})

const slide = v.strictObject({ id: positive, image: text, title: text, subtitle: text })

/** What each file must hold, by its name without `.json`. */
export const fileSchemas = {
  airports: v.array(airport),
  airlines: v.array(airline),
  flights: v.array(flight),
  destinations: v.array(destination),
  hotels: v.array(hotel),
  tours: v.array(v.strictObject({ ...trip, season: v.nullish(season, null) })),
  packages: v.array(v.strictObject({ ...trip, priceAsText: v.boolean() })),
  articles: v.array(article),
  slides: v.array(slide),
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
