import type { Agency } from '@storefront/contract'

/** 'Marea Viajes, S.A. de C.V., Av. Tulum 24, Cancún (RFC MVI190412AB1)'; leaves out unknown parts. */
export function sellerText({ name, street, registration }: NonNullable<Agency['seller']>): string {
  const company = street ? `${name}, ${street}` : name
  return registration ? `${company} (${registration})` : company
}
