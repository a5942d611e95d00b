import { useRevalidator } from '@storefront/router'
import { Button } from './Button.tsx'

/** Reloads the page's data. */
export function RetryButton() {
  const { revalidate, state } = useRevalidator()
  return (
    <Button
      variant="secondary"
      busy={state === 'loading'}
      busyLabel="Trying again…"
      onClick={() => void revalidate()}
    >
      Retry
    </Button>
  )
}
