import type { TripFacts } from '@storefront/contract'

/** Facts of a trip as a table shows them; what is not known is left out. */
export function tripFactRows(trip: TripFacts): { label: string; value: string }[] {
  const { startTime, durationHours: hours, meetingPoint, languages = [], whatToBring = [] } = trip
  return [
    { label: 'Start', value: startTime },
    { label: 'Takes', value: hours && `${hours} ${hours === 1 ? 'hour' : 'hours'}` },
    { label: 'Meeting point', value: meetingPoint },
    { label: 'Languages', value: languages.join(', ') },
    { label: 'Bring', value: whatToBring.join(', ') },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
