import { paths } from '@storefront/contract'
import { useRouteError } from '@storefront/router'
import { useEffect } from 'react'

/** Last resort when the layout itself throws: a plain page with a way back, never a blank one. */
export function SiteFailedScreen() {
  const error = useRouteError()
  useEffect(() => {
    console.error('The page could not be shown:', error)
  }, [error])
  return (
    <main role="alert">
      <h1>Something went wrong on our side</h1>
      <p>
        <a href={paths.home}>Back to the home page</a>
      </p>
    </main>
  )
}
