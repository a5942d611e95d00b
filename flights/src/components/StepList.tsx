import { Check, Icon } from '@storefront/ui/icons'
import type { Step } from '../domain/results.ts'
import styles from './StepList.module.css'

const steps: readonly { step: Step; label: string }[] = [
  { step: 'outbound', label: 'Departure' },
  { step: 'inbound', label: 'Return' },
]

export function StepList({ current }: { current: Step }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ step, label }, index) => {
        const isDone = step === 'outbound' && current === 'inbound'
        return (
          <li
            key={step}
            className={styles.step}
            data-done={isDone}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={styles.number}>
              {isDone ? (
                <Icon shape={Check} size={16} role="img" aria-hidden={false} aria-label="Done" />
              ) : (
                index + 1
              )}
            </span>
            <span>{label}</span>
          </li>
        )
      })}
    </ol>
  )
}
