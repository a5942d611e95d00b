import type { TripFacts } from '@storefront/contract'

export type Row = { label: string; value: string }

/** Rows for start, length and meeting point, as far as they are known. */
export function startRows({ startTime, durationHours: hours, meetingPoint }: TripFacts): Row[] {
  const length = hours && `${hours} ${hours === 1 ? 'hour' : 'hours'}`
  return known([
    startTime
      ? { label: 'Start', value: [startTime, length].filter(Boolean).join(', ') }
      : { label: 'Takes', value: length },
    { label: 'Meeting point', value: meetingPoint },
  ])
}

/** Rows for languages and things to bring, as far as they are known. */
export function guideRows({ languages = [], whatToBring = [] }: TripFacts): Row[] {
  return known([
    { label: 'Languages', value: languages.join(', ') },
    { label: 'Bring', value: whatToBring.join(', ') },
  ])
}

function known(rows: { label: string; value: string | number | undefined }[]): Row[] {
  return rows.flatMap(({ label, value }) => (value ? [{ label, value: String(value) }] : []))
}
