import { type Conditions, formatCancunTime, localFeesText } from '@storefront/domain'

/** Lines below a calendar entry: reference, phone number, conditions. */
export function calendarNotes(
  reference: string | null,
  { parts = [], ...shared }: Conditions,
  phone: string,
): string[] {
  const named = parts.flatMap(({ label, ...part }) =>
    conditionLines(part).map((line) => `${label}: ${line}`),
  )
  return [
    ...(reference ? [`Reference: ${reference}`] : []),
    `Phone: ${phone}`,
    ...named,
    ...conditionLines(shared),
  ]
}

function conditionLines({ freeUntil, cancellation, notes, localFees = [] }: Conditions): string[] {
  return [
    ...(freeUntil ? [`Free cancellation until ${formatCancunTime(freeUntil)}`] : []),
    ...(cancellation ? [cancellation] : []),
    ...notes,
    ...(localFees.length > 0 ? [localFeesText(localFees)] : []),
  ]
}
