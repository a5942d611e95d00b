import { Callout } from '../feedback/Callout.tsx'

/** Alert beside a control whose code could not be fetched. The next press retries. */
export function LoadFailed() {
  return <Callout tone="error">This could not be loaded. Please try again.</Callout>
}
