/** Limits per visitor, listed in the README. The contract limits travellers per booking (50). */

/** A booking of fifty with the longest values has 40 KB. */
export const bookingKilobytes = 64
export const contactKilobytes = 32
export const paymentEventKilobytes = 64
export const paymentDecisionKilobytes = 4

/** Concurrent reads in all and per caller; the storefront is exempt, since all its visitors wait for it. */
export const mostReads = 256
export const mostReadsOfOne = 64

export const mostIssues = 20

/** First sale day, counted from the visitor's own. */
export const fewestDaysAhead = 4

export const oldestAge = 130

export const yearsAhead = 2

/** Longest stay by card; an agent can arrange longer ones. */
export const mostNights = 60

/** Limits of WhatsApp requests. */
export const mostNightsAsked = 366
export const yearsAsked = 10

/** Age in years to travel and pay alone. */
export const adultAge = 18

/** Minutes between landing and the return. */
export const turnaroundMinutes = 60

/** Fewer places left than this are announced. */
export const fewPlaces = 10

export const mostDaysPriced = 31

/** Room nights per allowed seat or place. */
export const roomNightsPerPlace = 2

/** Factor of the daily limit of holds. */
export const timesADay = 3

/** KB per WhatsApp request and message; times their daily number, a caller's limit. */
export const requestKilobytes = 16
export const messageKilobytes = 8

/** Tries over three days before an outbox entry is a dead letter. */
export const mostTries = 20
