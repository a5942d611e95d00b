import type { IsoDate, TravellerCounts } from '@storefront/contract'
import {
  dayProblem,
  earliestDate,
  formatDayDate,
  maxDate,
  nextDay,
  placesLeftText,
  type Trip,
} from '@storefront/domain'
import { useSession } from '@storefront/session'
import { DateField } from '@storefront/ui'
import { TripDays } from './TripDays.tsx'

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
  return (
    <TripDays
      hint={problem?.text ?? [left, hint].filter((text) => text).join('. ')}
      correction={
        next ? { label: `Go on ${formatDayDate(next)}`, onCorrect: () => onChange(next) } : null
      }
    >
      <DateField
        label={label}
        name={name}
        value={date}
        min={earliest}
        unavailable={(day) => dayProblem(trip, day, guests)?.reason ?? null}
        onChange={onChange}
      />
    </TripDays>
  )
}
