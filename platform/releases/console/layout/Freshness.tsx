import { Button, Callout } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import styles from './Layout.module.css'

/** Says since when what is shown could not be read again; nothing while it is fresh. */
export function Freshness() {
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const failure = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    () => {
      const stale = cache
        .getAll()
        .find((query) => query.isActive() && query.state.error && query.state.dataUpdatedAt > 0)
      return stale?.state.error
        ? `Not read again since ${new Date(stale.state.dataUpdatedAt).toLocaleTimeString('en-GB')}: ${stale.state.error.message}`
        : null
    },
  )
  if (!failure) return null
  return (
    <Callout tone="warn" className={styles.stale}>
      {failure}{' '}
      <Button size="small" variant="ghost" onClick={() => void queries.refetchQueries()}>
        Try now
      </Button>
    </Callout>
  )
}
