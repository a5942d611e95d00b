import { AgencyFacts } from './AgencyFacts.tsx'
import styles from './TopBar.module.css'

/** The line above the header (spec §2), from 992 px on. */
export function TopBar() {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <AgencyFacts />
      </div>
    </div>
  )
}
