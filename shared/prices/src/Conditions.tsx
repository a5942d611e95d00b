import {
  type Conditions as ConditionFacts,
  cancellationText,
  cancunTime,
  localFeesText,
} from '@storefront/domain'
import { useSession, useSettled } from '@storefront/session'
import { Dated, PlainList } from '@storefront/ui'
import styles from './Conditions.module.css'

/** Conditions of a price: cancellation, taxes, luggage, changes, fees. Parts with their own conditions come first. */
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
      {localFees.length > 0 && <li>{localFeesText(localFees)}</li>}
    </PlainList>
  )
}

/** Assumes the end of the day until the visitor's clock is known, so that no expired free cancellation is shown. */
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
