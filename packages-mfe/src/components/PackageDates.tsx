import type { IsoDate, SelectedPackage } from '@storefront/contract'
import { formatDate, type StaySearch } from '@storefront/domain'
import { Button, DateRangeField } from '@storefront/ui'
import { atOwnLength } from '../domain/own-length.ts'
import styles from './PackageDates.module.css'

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
  return (
    <div className={styles.dates}>
      <DateRangeField
        startLabel="Check-in"
        endLabel="Check-out"
        start={search.checkInDate}
        end={search.checkOutDate}
        min={earliest}
        onChange={({ start, end }) => onChange({ checkInDate: start, checkOutDate: end })}
      />
      {checkOutDate !== search.checkOutDate && (
        <div className={styles.hint}>
          <p>{`This is a ${travelPackage.durationDays}-day package.`}</p>
          <Button variant="secondary" size="small" onClick={() => onChange({ checkOutDate })}>
            {`Check out on ${formatDate(checkOutDate)}`}
          </Button>
        </div>
      )}
    </div>
  )
}
