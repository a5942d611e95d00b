import type { CabinClass } from '@storefront/contract'

/** 'Business, on request': only Economy has a fare (product 7.3). */
export function classText(cabinClass: CabinClass): string {
  return cabinClass === 'Economy' ? cabinClass : `${cabinClass}, on request`
}

/** Unit of a total; 'total, Economy fare' if another class was asked for. */
export function totalText(cabinClass: CabinClass): string {
  return cabinClass === 'Economy' ? 'total' : 'total, Economy fare'
}

/** 'Economy fare; Business on request'. */
export function fareText(cabinClass: CabinClass): string {
  return cabinClass === 'Economy' ? 'Economy fare' : `Economy fare; ${cabinClass} on request`
}
