/** The search that an address asks for. */
export type AskedSearch<Search> = {
  search: Search
  /** Corrections: what of the address could not be searched, and what was searched instead, a sentence each. */
  corrections: string[]
}
