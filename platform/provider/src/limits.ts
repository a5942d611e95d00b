/**
 * Every limit on what one visitor may take; the README lists them. Travellers of a booking
 * (50) are bounded in the contract.
 */

/** Largest body in KB: a booking of fifty travellers with everything as long as it may be has 40. */
export const bookingKilobytes = 64
export const contactKilobytes = 32
export const paymentEventKilobytes = 64
export const paymentDecisionKilobytes = 4

/** Reads under way at once, of all callers and of one: a storefront that makes pages is no caller, all its visitors wait for it. */
export const mostReads = 256
export const mostReadsOfOne = 64

/** Most issues of a body that an answer lists. */
export const mostIssues = 20

/** The first day that is sold is so many days after the visitor's own. */
export const fewestDaysAhead = 4

/** Nobody is older, in years. */
export const oldestAge = 130

/** Dates are sold this many years ahead. */
export const yearsAhead = 2

/** Nights of one stay that is paid by card; an agent can arrange longer ones. */
export const mostNights = 60

/** Farthest that a request by WhatsApp may ask: nights of its stay, years ahead. */
export const mostNightsAsked = 366
export const yearsAsked = 10

/** Years of a traveller who may travel, and pay, without another one. */
export const adultAge = 18

/** A return leaves at least so many minutes after the outbound lands. */
export const turnaroundMinutes = 60

/** Fewer places than this left on a day are told. */
export const fewPlaces = 10

/** Days whose lowest prices are told in one answer. */
export const mostDaysPriced = 31

/** Room nights that one visitor may hold unpaid for each place or seat. */
export const roomNightsPerPlace = 2

/** Within a day a visitor may hold so many times what they may hold at once. */
export const timesADay = 3

/** Room for a request by WhatsApp and for a message, in KB: their number a day times this is what a caller may send. */
export const requestKilobytes = 16
export const messageKilobytes = 8

/** Number of tries of an outbox entry, over three days, before it is a dead letter. */
export const mostTries = 20
