import { Link } from '@storefront/router'
import styles from './EnvironmentSwitch.module.css'

type EnvironmentSwitchProps = { names: string[]; current: string }

/** Shows the same screen for another environment. */
export function EnvironmentSwitch({ names, current }: EnvironmentSwitchProps) {
  return (
    <nav aria-label="Environment" className={styles.switch}>
      {names.map((name) => (
        <Link
          key={name}
          to={{ search: `?${new URLSearchParams({ in: name })}` }}
          aria-current={name === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
