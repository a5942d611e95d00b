import { StayDatesField, TripDays } from '@storefront/catalogue'
import type { SelectedPackage } from '@storefront/contract'
import { formatDate, type StaySearch } from '@storefront/domain'
import { atOwnLength } from '../domain/own-length.ts'

export type PackageDatesProps = {
  travelPackage: SelectedPackage
  search: StaySearch
  onChange: (change: Partial<StaySearch>) => void
}

/** Check-in and check-out; dates that are not as long as the package are pointed out and can be made so. */
export function PackageDates({ travelPackage, search, onChange }: PackageDatesProps) {
  const { checkOutDate } = atOwnLength(travelPackage, search)
  const isOwnLength = checkOutDate === search.checkOutDate
  return (
    <TripDays
      hint={isOwnLength ? null : `This is a ${travelPackage.durationDays}-day package.`}
      correction={{
        label: `Check out on ${formatDate(checkOutDate)}`,
        onCorrect: () => onChange({ checkOutDate }),
      }}
    >
      <StayDatesField stay={search} onChange={onChange} />
    </TripDays>
  )
}
