import { paths } from '@storefront/contract'
import { Link } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import styles from './Brand.module.css'

/** Agency's mark, by default a sun over two waves, and its name. Links to the home page. */
export function Brand() {
  const { product, mark } = useStorefront().agency
  return (
    <Link to={paths.home} className={styles.brand} aria-label={`${product} Travel home`}>
      {mark ? (
        <img className={styles.mark} src={mark} alt="" />
      ) : (
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <circle cx="16" cy="12" r="7" fill="var(--sun)" />
          <path d="M2 18c4-4 8-4 12 0s10 4 16-1v6c-6 5-12 5-16 1s-8-4-12 0z" fill="var(--aqua)" />
          <path d="M2 23c4-4 8-4 12 0s10 4 16-1v5c-4 4-24 5-28 1z" fill="var(--primary)" />
        </svg>
      )}
      <span className={styles.name}>{product}</span>
    </Link>
  )
}
