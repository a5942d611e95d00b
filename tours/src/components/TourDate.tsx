import { TripDays } from '@storefront/catalogue'
import type { IsoDate, SelectedTour } from '@storefront/contract'
import { formatDayDate, maxDate } from '@storefront/domain'
import { DateField } from '@storefront/ui'
import { isInSeason, nextInSeason, seasonText } from '../domain/season.ts'

export type TourDateProps = {
  tour: SelectedTour
  date: IsoDate
  earliest: IsoDate
  onChange: (date: IsoDate) => void
}

/** The day of a tour, of its season only; a day out of season is pointed out and can be made the next one in it. */
export function TourDate({ tour, date, earliest, onChange }: TourDateProps) {
  const next = nextInSeason(tour, maxDate(date, earliest))
  const correction = { label: `Go on ${formatDayDate(next)}`, onCorrect: () => onChange(next) }
  return (
    <TripDays hint={seasonText(tour)} correction={isInSeason(tour, date) ? null : correction}>
      <DateField
        label="Tour date"
        name="tourDate"
        value={date}
        min={earliest}
        unavailable={(day) => (isInSeason(tour, day) ? null : 'out of season')}
        onChange={onChange}
      />
    </TripDays>
  )
}
