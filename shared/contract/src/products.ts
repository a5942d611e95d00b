export const products = ['flight', 'hotel', 'tour', 'package'] as const

export type Product = (typeof products)[number]
