/** Products that can be booked. */
export const products = ['flight', 'hotel', 'tour', 'package'] as const

/** One bookable product. */
export type Product = (typeof products)[number]
