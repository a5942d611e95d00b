import type { Registry } from '@storefront/contract'
import { proofOf } from '@storefront/releases/proofs'
import { appsOf, liveVersions, shellName } from '@storefront/releases/registry-changes'
import { Link } from '@storefront/router'
import { Badge, EmptyState, VisuallyHidden } from '@storefront/ui'
import { useQueries, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import type { Health } from '../../service/src/wire.ts'
import { useSession } from '../access/session.ts'
import { Marks } from '../components/Marks.tsx'
import table from '../components/Table.module.css'
import { Table } from '../components/Table.tsx'
import { countText } from '../domain/figures.ts'
import styles from './LiveScreen.module.css'
import { Rollouts } from './Rollouts.tsx'
import { Screen } from './Screen.tsx'

/** What is live in each environment, side by side, and how it fares with visitors. */
export function LiveScreen() {
  const { reads } = useSession()
  const { data: environments } = useSuspenseQuery(reads.environments())
  const names = environments.map(({ name }) => name)
  const registries = useSuspenseQueries({ queries: names.map((name) => reads.registry(name)) })
  // The screen does not wait for the figures from browsers.
  const healths = useQueries({ queries: names.map((name) => reads.health(name)) })
  const columns = names.map((environment, index) => ({
    environment,
    registry: registries[index]?.data ?? { revision: 0, remotes: {} },
    health: healths[index]?.data ?? [],
  }))
  const apps = [...new Set(columns.flatMap(({ registry }) => Object.keys(appsOf(registry))))]
    .sort()
    .sort((a, b) => Number(b === shellName) - Number(a === shellName))

  return (
    <Screen title="Live">
      {names.map((name) => (
        <Rollouts key={name} environment={name} />
      ))}
      {apps.length === 0 ? (
        <EmptyState title="Nothing is live yet" hint="npm run release -- flights --live" />
      ) : (
        <Table label="What is live" columns={['App', ...names]}>
          <tr>
            <th scope="row" className={table.quiet}>
              together
            </th>
            {columns.map(({ environment, registry }) => (
              <td key={environment}>
                <Together registry={registry} />
              </td>
            ))}
          </tr>
          {apps.map((app) => (
            <tr key={app}>
              <th scope="row">{app}</th>
              {columns.map((column, index) => (
                <td key={column.environment}>
                  <LiveVersion app={app} column={column} before={columns[index - 1]} />
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
    </Screen>
  )
}

function Together({ registry }: { registry: Registry }) {
  const proof = proofOf(registry, liveVersions(registry))
  return (
    <span className={styles.version}>
      <Badge tone={proof ? 'ok' : 'warn'}>{proof ? 'proven' : 'not proven'}</Badge>
      <span className={table.quiet}>{`revision ${registry.revision}`}</span>
    </span>
  )
}

type Column = { environment: string; registry: Registry; health: Health[] }
type LiveVersionProps = {
  app: string
  column: Column
  /** The environment that a version goes through before this one. */
  before: Column | undefined
}

function LiveVersion({ app, column, before }: LiveVersionProps) {
  const { environment, registry, health } = column
  const { live, canary } = appsOf(registry)[app] ?? {}
  const ahead = before && appsOf(before.registry)[app]?.live
  const told = health.find((one) => one.app === app && one.version === live)
  return (
    <span className={styles.version}>
      <Link to={`/apps/${app}?${new URLSearchParams({ in: environment })}`}>
        <VisuallyHidden>{`${app} in ${environment}: `}</VisuallyHidden>
        {live ?? 'not live'}
      </Link>
      {canary && (
        <span>
          {canary.version} <Marks marks={['canary']} canaryPercent={canary.percent} />
        </span>
      )}
      {ahead && ahead !== live && (
        <span className={table.quiet}>{`${before.environment} has ${ahead}`}</span>
      )}
      {told && <span className={table.quiet}>{`${countText(told.loads)} loads`}</span>}
      {!!told?.failures && (
        <span className={table.trouble}>{`${countText(told.failures)} failures`}</span>
      )}
      {!!told?.errors && (
        <span className={table.trouble}>{`${countText(told.errors)} errors`}</span>
      )}
    </span>
  )
}
