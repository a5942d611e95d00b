import type { Row } from '../database/catalogue-rows.ts'

export function wireTerms({
  taxes,
  cancellation,
  freeCancellation: free,
}: Pick<Row<'rates'>, 'taxes' | 'cancellation' | 'freeCancellation'>) {
  return {
    taxes,
    cancellation,
    free_cancellation: free && { days_before: free.daysBefore, time: free.time },
  }
}

export function wireLocalFees({ localFees }: Pick<Row<'hotels'>, 'localFees'>) {
  return localFees.map(({ name, cents, per, note }) => ({
    name,
    amount_usd: cents / 100,
    per,
    ...(note ? { note } : {}),
  }))
}
