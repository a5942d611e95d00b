import { Button } from '@storefront/ui'
import styles from './Pages.module.css'

type PagesProps = {
  /** The last number shown; null where nothing older is. */
  older: number | null
  isFirst: boolean
  /** Null: the latest. */
  onShow: (before: number | null) => void
}

/** Leads through a list that is newest first. */
export function Pages({ older, isFirst, onShow }: PagesProps) {
  if (isFirst && older === null) return null
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Button size="small" variant="secondary" disabled={isFirst} onClick={() => onShow(null)}>
        Latest
      </Button>
      <Button
        size="small"
        variant="secondary"
        disabled={older === null}
        onClick={() => onShow(older)}
      >
        Older
      </Button>
    </nav>
  )
}
