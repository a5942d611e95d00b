import { Link, useSearchParams } from '@storefront/router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { calls } from '../../service/src/calls.ts'
import { useSession } from '../access/session.ts'
import styles from './EnvironmentSwitch.module.css'

/** The environments, and the one that the address names (`?in=staging`): the last, which visitors see, where it names none. */
export function useEnvironments() {
  const { read } = useSession()
  const [address] = useSearchParams()
  const { data: environments } = useSuspenseQuery(read(calls.environments()))
  const current = environments.find(({ name }) => name === address.get('in')) ?? environments.at(-1)
  if (!current) throw new Error('The release service serves no environment.')
  return { current, environments }
}

/** Shows the same screen for another environment. */
export function EnvironmentSwitch() {
  const { current, environments } = useEnvironments()
  return (
    <nav aria-label="Environment" className={styles.switch}>
      {environments.map(({ name }) => (
        <Link
          key={name}
          to={{ search: `?${new URLSearchParams({ in: name })}` }}
          aria-current={name === current.name ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
