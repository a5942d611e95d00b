/** Limits per visitor, listed in the README. The contract limits travellers per booking (50). */

/** A booking of 50 travellers with the longest values takes 40 KB. */
export const bookingKilobytes = 64
export const contactKilobytes = 32
export const paymentEventKilobytes = 64
export const paymentDecisionKilobytes = 4

/**
 * Most concurrent reads, in all and per caller. The storefront has no limit per caller, since it reads for all
 * visitors.
 */
export const mostReads = 256
export const mostReadsOfOne = 64

export const mostIssues = 20

/** Days from the visitor's today to the first day on sale. */
export const fewestDaysAhead = 4

export const oldestAge = 130

export const yearsAhead = 2

/** Most nights of a stay by card. An agent can arrange longer ones. */
export const mostNights = 60

/** Most nights of a stay, and most years ahead, by WhatsApp. */
export const maxNightsByWhatsApp = 366
export const maxYearsByWhatsApp = 10

/** Age in years from which travellers may travel and pay alone. */
export const adultAge = 18

/** Least minutes from landing to the departure of the return flight. */
export const turnaroundMinutes = 60

/** The API announces the places left on a day when they are at most this many. */
export const fewPlaces = 10

export const mostDaysPriced = 31

/** Room nights per allowed seat or place. */
export const roomNightsPerPlace = 2

/** Factor from the limit of unpaid stock at one time to the limit of a day. */
export const timesADay = 3

/** KB per WhatsApp request and per contact message. Their daily number times this limits a caller's bytes per day. */
export const requestKilobytes = 16
export const messageKilobytes = 8

/** Tries over three days before an outbox entry is a dead letter. */
export const mostTries = 20
