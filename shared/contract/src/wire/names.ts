/** Names that say more than the wire's, e.g. the unit of an amount. All others become camelCase. */
const ownNames = {
  amount_usd: 'usd',
  author_avatar: 'authorAvatarUrl',
  included_services: 'services',
  infant_price: 'infantPriceUsd',
  nightly_price_from: 'nightlyFromUsd',
  price_one_way: 'priceOneWayUsd',
  price_per_night: 'pricePerNightUsd',
  price_per_person: 'pricePerPersonUsd',
  price_round_trip: 'priceRoundTripUsd',
} as const

type OwnNames = typeof ownNames

type Camel<K extends string> = K extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : K

type Name<K> = K extends keyof OwnNames ? OwnNames[K] : K extends string ? Camel<K> : never

/** Record of the wire with the storefront's names, at every depth. */
export type Renamed<T> = T extends readonly (infer Item)[]
  ? Renamed<Item>[]
  : T extends object
    ? { [K in keyof T as Name<K>]: Renamed<T[K]> }
    : T

/** Renames the fields of a record of the wire, at every depth. */
export function renamed<T>(record: T): Renamed<T> {
  return rename(record) as Renamed<T>
}

function rename(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rename)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [nameOf(name), rename(field)]),
  )
}

function nameOf(name: string): string {
  const own: Readonly<Record<string, string>> = ownNames
  return own[name] ?? name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

type Stated<T> = { [K in keyof T]?: NonNullable<T[K]> }

/** Leaves out what a provider does not state: null, '' and []. */
export function stated<T extends object>(facts: T): Stated<T> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => (Array.isArray(fact) ? fact.length > 0 : fact)),
  ) as Stated<T>
}
