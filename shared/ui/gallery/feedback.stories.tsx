import { Button, Callout, EmptyState, Skeleton, Spinner } from '../src/index.ts'

export default { title: 'Feedback' }

export const Callouts = () =>
  (['error', 'warn', 'info', 'ok'] as const).map((tone) => (
    <Callout key={tone} tone={tone} quiet>
      {`This is ${tone}. Please select origin and destination.`}
    </Callout>
  ))

export const Empty = () => (
  <EmptyState title="No Hotels Found" hint="Please try a different destination.">
    <Button variant="primary">Edit search</Button>
  </EmptyState>
)

export const Loading = () => (
  <>
    <Spinner label="Searching hotels…" />
    <Skeleton width="40%" height={32} />
    <Skeleton ratio="16 / 5" />
  </>
)
