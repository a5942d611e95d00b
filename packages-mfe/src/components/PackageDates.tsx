import { TripDays } from '@storefront/catalogue'
import type { IsoDate, SelectedPackage } from '@storefront/contract'
import { formatDate, type StaySearch } from '@storefront/domain'
import { DateRangeField } from '@storefront/ui'
import { atOwnLength } from '../domain/own-length.ts'

export type PackageDatesProps = {
  travelPackage: SelectedPackage
  search: StaySearch
  /** First day that can be chosen. */
  earliest: IsoDate
  onChange: (change: Partial<StaySearch>) => void
}

/** Check-in and check-out; dates that are not as long as the package are pointed out and can be made so. */
export function PackageDates({ travelPackage, search, earliest, onChange }: PackageDatesProps) {
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
      <DateRangeField
        startLabel="Check-in"
        endLabel="Check-out"
        start={search.checkInDate}
        end={search.checkOutDate}
        min={earliest}
        onChange={({ start, end }) => onChange({ checkInDate: start, checkOutDate: end })}
      />
    </TripDays>
  )
}
