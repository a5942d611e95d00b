import { Badge, type BadgeProps, Button } from '@storefront/ui'
import type { Rollout } from '../../src/wire.ts'
import { countText, momentText } from '../domain/figures.ts'
import styles from './RolloutCard.module.css'

const tones: Record<Rollout['state'], BadgeProps['tone']> = {
  running: 'lagoon',
  done: 'ok',
  'taken back': 'warn',
  ended: 'neutral',
}

type RolloutCardProps = {
  rollout: Rollout
  environment: string
  /** Null where it cannot be ended. */
  onEnd: (() => void) | null
}

/** One rollout: its steps, how many visitors had it, and the verdict. */
export function RolloutCard({ rollout, environment, onEnd }: RolloutCardProps) {
  const { app, version, steps, step, state, visitors, verdict, startedAt } = rollout
  const name = `Rollout of ${app} ${version} in ${environment}`
  return (
    <section aria-label={name} className={styles.card}>
      <div className={styles.line}>
        <strong>{name}</strong>
        <Badge tone={tones[state]}>{state}</Badge>
        <ol aria-label="Steps" className={styles.steps}>
          {steps.map((percent, index) => (
            <li key={percent} aria-current={index === step ? 'step' : undefined}>
              {percent} %
            </li>
          ))}
        </ol>
        <span className={styles.quiet}>
          {countText(visitors)} visitors since {momentText(startedAt)}
        </span>
        {onEnd && (
          <Button size="small" variant="secondary" onClick={onEnd}>
            End…
          </Button>
        )}
      </div>
      {verdict && <p>{verdict}</p>}
    </section>
  )
}
