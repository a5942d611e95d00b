import type { TourSearch } from '@storefront/contract'
import { TripDateField } from '@storefront/trips'
import { seasonText, type Trip } from '@storefront/trips/rules'

export type TourDateProps = {
  tour: Trip
  search: TourSearch
  onChange: (change: Pick<TourSearch, 'tourDate'>) => void
}

export function TourDate({ tour, search, onChange }: TourDateProps) {
  return (
    <TripDateField
      trip={tour}
      label="Tour date"
      name="tourDate"
      date={search.tourDate}
      guests={search.guests}
      hint={seasonText(tour)}
      onChange={(tourDate) => onChange({ tourDate })}
    />
  )
}
