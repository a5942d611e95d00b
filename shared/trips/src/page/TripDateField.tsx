import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { earliestDate, formatDayDate, maxDate } from '@storefront/domain'
import { useSession } from '@storefront/session'
import { Button, DateField } from '@storefront/ui'
import { dayProblem, nextDay, placesLeftText } from '../rules/sale-days.ts'
import type { Trip } from '../rules/trip.ts'
import styles from './TripDateField.module.css'

type TripDateFieldProps = {
  trip: Trip
  label: string
  name?: string
  date: IsoDate
  guests: TravellerCounts
  hint: string | null
  onChange: (date: IsoDate) => void
}

/**
 * First day of a trip. Unavailable days are disabled. If the chosen day is unavailable, shows the reason and offers the
 * next available day.
 */
export function TripDateField(props: TripDateFieldProps) {
  const { trip, label, name, date, guests, hint, onChange } = props
  const earliest = useSession(({ today }) => earliestDate(today))
  const problem = dayProblem(trip, date, guests)
  const left = placesLeftText(trip, date, guests)
  const next = problem && nextDay(trip, maxDate(date, earliest), guests)
  const text = problem?.text ?? [left, hint].filter(Boolean).join('. ')
  return (
    <div className={styles.days}>
      <DateField
        label={label}
        name={name}
        value={date}
        min={earliest}
        unavailable={(day) => dayProblem(trip, day, guests)?.reason ?? null}
        onChange={onChange}
      />
      {text && (
        <div className={styles.hint}>
          <p>{text}</p>
          {next && (
            <Button variant="secondary" size="small" onClick={() => onChange(next)}>
              {`Go on ${formatDayDate(next)}`}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
