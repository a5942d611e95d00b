import { StayDatesField } from '@storefront/catalogue'
import type { SelectedPackage } from '@storefront/contract'
import { formatDayDate, nightsText, packageNights, type StaySearch } from '@storefront/domain'
import { TripDateField } from '@storefront/trips'

export type PackageDatesProps = {
  travelPackage: SelectedPackage
  search: StaySearch
  onChange: (change: Partial<StaySearch>) => void
}

/** First day of a package, or both days if its length is unknown. */
export function PackageDates({ travelPackage, search, onChange }: PackageDatesProps) {
  const nights = packageNights(travelPackage)
  if (nights === null) return <StayDatesField stay={search} onChange={onChange} />
  return (
    <TripDateField
      trip={travelPackage}
      label="Check-in"
      date={search.checkInDate}
      guests={search.guests}
      hint={`Check-out ${formatDayDate(search.checkOutDate)}, ${nightsText(nights)}`}
      onChange={(checkInDate) => onChange({ checkInDate })}
    />
  )
}
