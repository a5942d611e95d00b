import { AppName } from '@storefront/session'
import { Component, type ContextType, type ReactNode } from 'react'
import { RemoteFallback } from './RemoteFallback.tsx'
import { SiteContext } from './SiteContext.tsx'

type RemoteBoundaryProps = {
  remote: string
  /** Key of the visited address. A failed part is tried again at the next address. */
  visit?: string
  compact?: boolean
  children: ReactNode
}

type RemoteBoundaryState = { failed: boolean; isRetried: boolean }

/** Wraps parts of a remote: names it in their events, marks their HTML with `data-remote`, and catches their errors. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  static override contextType = SiteContext
  declare context: ContextType<typeof SiteContext>
  override state = { failed: false, isRetried: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: RemoteBoundaryProps, { failed }: RemoteBoundaryState) {
    if (failed && before.visit !== this.props.visit)
      this.setState({ failed: false, isRetried: false })
  }

  override componentDidCatch(error: unknown) {
    const { remote } = this.props
    console.error(`${remote} failed while rendering:`, error)
    this.context?.reportError?.(remote, error)
  }

  override render() {
    const { remote, compact = false, children } = this.props
    const { failed, isRetried } = this.state
    if (failed) {
      const retry = () => this.setState({ failed: false, isRetried: true })
      return <RemoteFallback compact={compact} onRetry={retry} isRetried={isRetried} />
    }
    return (
      <AppName value={remote}>
        <div data-remote={remote}>{children}</div>
      </AppName>
    )
  }
}
