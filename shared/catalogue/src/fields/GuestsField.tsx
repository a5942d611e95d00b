import type { TravellerCounts } from '@storefront/contract'
import { changeTravellers } from '@storefront/domain'
import { TravellersField } from '@storefront/ui'

type GuestsFieldProps = {
  guests: TravellerCounts
  onChange: (guests: TravellerCounts) => void
}

/** The guests of a hotel, tour or package. */
export function GuestsField({ guests, onChange }: GuestsFieldProps) {
  return (
    <TravellersField
      label="Guests"
      counts={guests}
      onCountChange={(band, count) => onChange(changeTravellers(guests, { [band]: count }))}
    />
  )
}
