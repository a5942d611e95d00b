import list from './countries.json' with { type: 'json' }

/** A country that can be a nationality: ISO 3166-1 alpha-2 code and English name. */
export type Country = { code: string; name: string }

/** Every country: US, CA, MX and GB first, then alphabetical (product 4.3). Written by `generate-countries.ts`. */
export const countries: readonly Country[] = list
