import { StayDatesField, TripDays } from '@storefront/catalogue'
import type { IsoDate, SelectedPackage } from '@storefront/contract'
import { formatDayDate, nightsText, packageNights, type StaySearch } from '@storefront/domain'
import { DateField } from '@storefront/ui'

export type PackageDatesProps = {
  travelPackage: SelectedPackage
  search: StaySearch
  earliest: IsoDate
  onChange: (change: Partial<StaySearch>) => void
}

/** The days of a package: its first day, from which its length follows; both where its length is not known. */
export function PackageDates({ travelPackage, search, earliest, onChange }: PackageDatesProps) {
  const nights = packageNights(travelPackage)
  if (nights === null) return <StayDatesField stay={search} onChange={onChange} />
  return (
    <TripDays
      hint={`Check-out ${formatDayDate(search.checkOutDate)}, ${nightsText(nights)}`}
      correction={null}
    >
      <DateField
        label="Check-in"
        value={search.checkInDate}
        min={earliest}
        onChange={(checkInDate) => onChange({ checkInDate })}
      />
    </TripDays>
  )
}
