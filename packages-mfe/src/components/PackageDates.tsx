import type { IsoDate, SelectedPackage } from '@storefront/contract'
import { durationText, formatDate, type StaySearch } from '@storefront/domain'
import { Button, type DateRange, DateRangeField } from '@storefront/ui'
import { fittingDates } from '../domain/fitting-dates.ts'
import styles from './PackageDates.module.css'

export type PackageDatesProps = {
  travelPackage: SelectedPackage
  search: StaySearch
  /** First day that can be chosen. */
  earliest: IsoDate
  onChange: (dates: DateRange) => void
}

/** Check-in and check-out; dates that are not as long as the package are pointed out and can be made so. */
export function PackageDates({ travelPackage, search, earliest, onChange }: PackageDatesProps) {
  const fitting = fittingDates(travelPackage, search)
  return (
    <div className={styles.dates}>
      <DateRangeField
        startLabel="Check-in"
        endLabel="Check-out"
        start={search.checkInDate}
        end={search.checkOutDate}
        min={earliest}
        onChange={onChange}
      />
      {fitting && (
        <div className={styles.hint}>
          <p>{`This package lasts ${durationText(travelPackage.durationDays)}.`}</p>
          <Button variant="secondary" size="small" onClick={() => onChange(fitting)}>
            {`Check out on ${formatDate(fitting.end)}`}
          </Button>
        </div>
      )}
    </div>
  )
}
