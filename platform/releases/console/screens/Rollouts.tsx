import { Badge, type BadgeProps, Button } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { forbidden } from '../../service/src/access/roles.ts'
import { calls } from '../../service/src/calls.ts'
import type { Rollout } from '../../service/src/wire.ts'
import { useSession } from '../access/session.ts'
import { useChange } from '../change/ChangeDesk.tsx'
import table from '../components/Table.module.css'
import { countText, momentText } from '../domain/figures.ts'
import styles from './Rollouts.module.css'

type RolloutsProps = {
  environment: string
  /** The rollouts of one app, ended ones too; those that run of every app when absent. */
  app?: string
}

/** Rollouts with where they are and what was judged of them; nothing where there are none. */
export function Rollouts({ environment, app }: RolloutsProps) {
  const { read } = useSession()
  const { data = [] } = useQuery(read(calls.rollouts(environment)))
  return data
    .filter((one) => (app ? one.app === app : one.state === 'running'))
    .slice(0, 5)
    .map((rollout) => <OneRollout key={rollout.id} rollout={rollout} environment={environment} />)
}

const tones: Record<Rollout['state'], BadgeProps['tone']> = {
  running: 'lagoon',
  done: 'ok',
  'taken back': 'warn',
  ended: 'neutral',
}

function OneRollout({ rollout, environment }: { rollout: Rollout; environment: string }) {
  const { me } = useSession()
  const change = useChange()
  const { id, app, version, steps, step, state, visitors, verdict, startedAt } = rollout
  const name = `Rollout of ${app} ${version} in ${environment}`
  return (
    <section aria-label={name} className={styles.rollout}>
      <strong>{name}</strong>
      <Badge tone={tones[state]}>{state}</Badge>
      <ol aria-label="Steps" className={styles.steps}>
        {steps.map((percent, index) => (
          <li key={percent} aria-current={index === step ? 'step' : undefined}>
            {`${percent} %`}
          </li>
        ))}
      </ol>
      <span className={table.quiet}>
        {`${countText(visitors)} visitors since ${momentText(startedAt)}`}
      </span>
      {verdict && <span>{verdict}</span>}
      {state === 'running' && forbidden(me, 'rollout', [app]) === null && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => change({ kind: 'end rollout', environment, app, version, id })}
        >
          End the rollout…
        </Button>
      )}
    </section>
  )
}
