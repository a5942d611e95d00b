import { useLocation, useNavigate, useRouteError } from '@storefront/router'
import { Button, Callout } from '@storefront/ui'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { RefusedError, UnreachableError } from '../../service/src/calls.ts'
import { Screen } from './Screen.tsx'

/** Replaces a screen that could not be read, with the service's sentence. Any other error is a bug of the console. */
export function FailedScreen() {
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const address = useLocation()
  const navigate = useNavigate()
  const isOfService = error instanceof RefusedError || error instanceof UnreachableError

  function tryAgain() {
    reset()
    void navigate(address, { replace: true })
  }

  return (
    <Screen title="Not shown">
      <Callout tone="error">
        {isOfService ? error.message : 'This page does not exist, or the console made a mistake.'}
      </Callout>
      <div>
        <Button variant="secondary" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    </Screen>
  )
}
