import { useNavigation } from '@storefront/router'
import styles from './NavigationProgress.module.css'

/** A thin line at the top while the next screen is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return (
    <div className={styles.track} role="status">
      {state !== 'idle' && (
        <>
          <span className={styles.line} />
          <span className={styles.text}>Loading…</span>
        </>
      )}
    </div>
  )
}
