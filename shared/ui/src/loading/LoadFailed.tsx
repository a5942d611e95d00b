import { Callout } from '../feedback/Callout.tsx'

/** Said beside a control whose code could not be fetched. Pressing the control again tries again. */
export function LoadFailed() {
  return <Callout tone="error">This could not be loaded. Please try again.</Callout>
}
