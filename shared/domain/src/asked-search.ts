/** The search that an address asks for. */
export type AskedSearch<Search> = {
  search: Search
  /** What of the address could not be searched as it stands, and what was searched instead: a sentence each. */
  corrections: string[]
}
