import { useQuery } from '@tanstack/react-query'
import { forbidden } from '../../src/access/roles.ts'
import { useSession } from '../access/session.ts'
import { useChange } from '../change/ChangeDesk.tsx'
import { RolloutCard } from '../components/RolloutCard.tsx'

type RolloutsProps = {
  environment: string
  /** The rollouts of one app, ended ones too; those that run of every app when absent. */
  app?: string
}

/** Rollouts with where they are and what was judged of them; nothing where there are none. */
export function Rollouts({ environment, app }: RolloutsProps) {
  const { me, reads } = useSession()
  const change = useChange()
  const { data = [] } = useQuery(reads.rollouts(environment))
  const shown = data.filter((one) => (app ? one.app === app : one.state === 'running')).slice(0, 5)
  return shown.map((rollout) => (
    <RolloutCard
      key={rollout.id}
      rollout={rollout}
      environment={environment}
      onEnd={
        rollout.state === 'running' && forbidden(me, 'rollout', [rollout.app]) === null
          ? () => change({ kind: 'end rollout', environment, ...rollout })
          : null
      }
    />
  ))
}
