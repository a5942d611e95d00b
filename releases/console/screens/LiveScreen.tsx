import { EmptyState } from '@storefront/ui'
import { useQueries, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useSession } from '../access/session.ts'
import { LiveTable } from '../components/LiveTable.tsx'
import { Screen } from '../components/Screen.tsx'
import { Rollouts } from './Rollouts.tsx'

/** What is live in each environment, side by side, and how it fares with visitors. */
export function LiveScreen() {
  const { reads } = useSession()
  const { data: environments } = useSuspenseQuery(reads.environments())
  const names = environments.map(({ name }) => name)
  const registries = useSuspenseQueries({ queries: names.map((name) => reads.registry(name)) })
  // What browsers told only adds to the screen: it waits for none of it.
  const healths = useQueries({ queries: names.map((name) => reads.health(name)) })
  const columns = registries.map(({ data: registry }, index) => ({
    environment: names[index] ?? '',
    registry,
    health: healths[index]?.data ?? [],
  }))
  const isEmpty = columns.every(({ registry }) => registry.revision === 0)

  return (
    <Screen title="Live">
      {names.map((name) => (
        <Rollouts key={name} environment={name} />
      ))}
      {isEmpty ? (
        <EmptyState title="Nothing is live yet" hint="npm run release -- flights --live" />
      ) : (
        <LiveTable columns={columns} />
      )}
    </Screen>
  )
}
