export const cabinClasses = ['Economy', 'Business', 'First Class'] as const
export type CabinClass = (typeof cabinClasses)[number]
