import { earliestDate, type StaySearch } from '@storefront/domain'
import { useSession } from '@storefront/session'
import { DateRangeField, type Unavailable } from '@storefront/ui'

type StayDates = Pick<StaySearch, 'checkInDate' | 'checkOutDate'>

export type StayDatesFieldProps = {
  stay: StayDates
  onChange: (dates: StayDates) => void
  /** Returns the reason that a night is unavailable, or null. */
  unavailable?: Unavailable
  /** Longest stay in nights; null is no limit. */
  maxNights?: number | null
  /** Field names in the plain form. */
  startName?: string
  endName?: string
  className?: string
}

/** Check-in and check-out, from the earliest date on. */
export function StayDatesField({ stay, onChange, ...field }: StayDatesFieldProps) {
  const earliest = useSession(({ today }) => earliestDate(today))
  return (
    <DateRangeField
      {...field}
      startLabel="Check-in"
      endLabel="Check-out"
      start={stay.checkInDate}
      end={stay.checkOutDate}
      min={earliest}
      onChange={({ start, end }) => onChange({ checkInDate: start, checkOutDate: end })}
    />
  )
}
