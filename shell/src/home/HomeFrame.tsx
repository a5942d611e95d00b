import { useStorefront } from '@storefront/session'
import { Spinner } from '@storefront/ui'
import type { ReactNode } from 'react'
import { RemoteFallback } from '../remotes/RemoteFallback.tsx'
import styles from './HomeFrame.module.css'

type HomeFrameProps = {
  searchWidget: ReactNode
  /** The content could not be loaded: its place offers another try. */
  onRetry?: () => Promise<void>
  /** No remote brings content: the agency's name stands in the hero. */
  plain?: boolean
}

/** The home page without its content: the hero's box is kept, and searching works from the first moment. */
export function HomeFrame({ searchWidget, onRetry, plain = false }: HomeFrameProps) {
  const { agency } = useStorefront()
  return (
    <div>
      <div className={styles.hero}>
        {plain || onRetry ? (
          <div className={styles.words}>
            <h1>{agency.product} Travel</h1>
            <p>Your next adventure awaits.</p>
          </div>
        ) : (
          <Spinner />
        )}
      </div>
      <div className={styles.widget}>{searchWidget}</div>
      {onRetry && <RemoteFallback onRetry={onRetry} />}
    </div>
  )
}
