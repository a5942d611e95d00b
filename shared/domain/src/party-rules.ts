/** Limits of a party, as a record states them; null is no limit. */
export type PartyLimits = {
  /** Years of everybody on the first day. */
  minAge?: number | null
  /** People of one booking, infants included. */
  maxParty?: number | null
  /** Oldest infant of the chosen rate of a hotel, in whole years on the first day. */
  infantMaxAge?: number | null
}
