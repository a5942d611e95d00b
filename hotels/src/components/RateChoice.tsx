import type { Id } from '@storefront/contract'
import { formatUsd } from '@storefront/domain'
import { Card, Dated } from '@storefront/ui'
import { useId } from 'react'
import { type RateOption, refundText } from '../domain/rate-choice.ts'
import styles from './RateChoice.module.css'

export type RateChoiceProps = {
  options: readonly RateOption[]
  chosen: Id
  /** Time in the format of `cancunTime`. */
  now: string
  onChoose: (id: Id) => void
}

/** Radio buttons of a room's usable rates, each with its total and refund terms. */
export function RateChoice({ options, chosen, now, onChoose }: RateChoiceProps) {
  const group = useId()
  return (
    <Card as="section" aria-labelledby={`${group}-title`} className={styles.rates}>
      <h2 id={`${group}-title`} className={styles.title}>
        Your rate
      </h2>
      <div role="radiogroup" aria-labelledby={`${group}-title`}>
        {options.map(({ id, name, price, difference }) => {
          const refund = refundText(price, now)
          return (
            <label key={id} className={styles.option}>
              <input
                type="radio"
                name={group}
                className={styles.radio}
                checked={id === chosen}
                onChange={() => onChoose(id)}
              />
              <span className={styles.name}>{`${name}: ${difference}`}</span>
              <span className={styles.total} translate="no">
                {formatUsd(price.totalUsd)}
              </span>
              {refund && (
                <span className={styles.refund}>
                  <Dated text={refund} />
                </span>
              )}
            </label>
          )
        })}
      </div>
    </Card>
  )
}
