/** A price on screen: total, lines and conditions. */
export { Conditions } from './Conditions.tsx'
export { OfferPrice } from './OfferPrice.tsx'
export { PriceBreakdown, TotalLine } from './PriceBreakdown.tsx'
