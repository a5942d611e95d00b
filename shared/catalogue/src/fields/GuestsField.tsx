import type { Product, TravellerCounts } from '@storefront/contract'
import { changeTravellers, infantsHint } from '@storefront/domain'
import { TravellersField } from '@storefront/ui'

type GuestsFieldProps = {
  product: Product
  /** Highest infant age of the rate in whole years, if known. */
  infantMaxAge?: number | null | undefined
  guests: TravellerCounts
  onChange: (guests: TravellerCounts) => void
}

export function GuestsField({ product, infantMaxAge, guests, onChange }: GuestsFieldProps) {
  return (
    <TravellersField
      label="Guests"
      counts={guests}
      infantsHint={infantsHint(product, infantMaxAge)}
      onCountChange={(band, count) => onChange(changeTravellers(guests, { [band]: count }))}
    />
  )
}
