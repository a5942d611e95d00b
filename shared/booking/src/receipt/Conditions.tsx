import {
  type Conditions as ConditionFacts,
  cancellationText,
  cancunTime,
  formatUsd,
} from '@storefront/domain'
import { useSession, useSettled } from '@storefront/session'
import { Dated, PlainList } from '@storefront/ui'
import styles from './Conditions.module.css'

/** Conditions of a price, part by part where they differ: first cancellation, be it good or bad news, then taxes, luggage, changes, fees paid on the spot. */
export function Conditions({ parts = [], ...facts }: ConditionFacts) {
  return (
    <>
      {parts.map(({ label, ...part }) => (
        <div key={label}>
          <p className={styles.part}>{label}</p>
          <ConditionList {...part} />
        </div>
      ))}
      <ConditionList {...facts} />
    </>
  )
}

function ConditionList({ notes, cancellation, freeUntil, localFees = [] }: ConditionFacts) {
  if (notes.length === 0 && !cancellation && !freeUntil && localFees.length === 0) return null
  return (
    <PlainList className={styles.conditions}>
      {freeUntil && <Cancellation freeUntil={freeUntil} />}
      {cancellation && (
        <li className={styles.final}>
          <strong>{cancellation}</strong>
        </li>
      )}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {localFees.length > 0 && (
        <li>
          {`Not in the total, paid on the spot: ${localFees.map(({ label, usd }) => `${label} ${formatUsd(usd)}`).join(', ')}`}
        </li>
      )}
    </PlainList>
  )
}

/** Before the visitor's clock is known the last hour is taken for gone: nothing is promised that may be over. */
function Cancellation({ freeUntil }: { freeUntil: string }) {
  const today = useSession((state) => state.today)
  const isSettled = useSettled()
  const now = isSettled ? cancunTime(new Date()) : `${today}T23:59`
  return (
    <li className={now < freeUntil ? styles.free : styles.final}>
      Cancellation:{' '}
      <strong>
        <Dated text={cancellationText(freeUntil, now)} />
      </strong>
    </li>
  )
}
