import type { IsoDate, SelectedTour } from '@storefront/contract'
import { formatDate, maxDate } from '@storefront/domain'
import { Button, DateField } from '@storefront/ui'
import { isInSeason, nextInSeason, seasonText } from '../domain/season.ts'
import styles from './TourDate.module.css'

export type TourDateProps = {
  tour: SelectedTour
  date: IsoDate
  /** First day that can be chosen. */
  earliest: IsoDate
  onChange: (date: IsoDate) => void
}

/** The day of a tour, of its season only; a day out of season is pointed out and can be made the next one in it. */
export function TourDate({ tour, date, earliest, onChange }: TourDateProps) {
  const season = seasonText(tour)
  const next = nextInSeason(tour, maxDate(date, earliest))
  return (
    <div className={styles.date}>
      <DateField
        label="Tour date"
        name="tourDate"
        value={date}
        min={earliest}
        isOffered={(day) => isInSeason(tour, day)}
        onChange={onChange}
      />
      {season && (
        <div className={styles.season}>
          <p>{season}</p>
          {!isInSeason(tour, date) && (
            <Button variant="secondary" size="small" onClick={() => onChange(next)}>
              {`Go on ${formatDate(next)}`}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
