import type { Registry } from '@storefront/contract'
import { proofOf } from '@storefront/releases/proofs'
import { appsOf, liveVersions, shellName } from '@storefront/releases/registry-changes'
import { Link } from '@storefront/router'
import { Badge, Button, EmptyState, VisuallyHidden } from '@storefront/ui'
import { useQueries, useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { calls } from '../../service/src/calls.ts'
import type { Environment, Health } from '../../service/src/wire.ts'
import { useSession } from '../access/session.ts'
import { useChange } from '../change/ChangeDesk.tsx'
import { Marks } from '../components/Marks.tsx'
import table from '../components/Table.module.css'
import { Table } from '../components/Table.tsx'
import { countedText } from '../domain/figures.ts'
import { intentName, intentVerb } from '../domain/intent.ts'
import { offersFor } from '../domain/offers.ts'
import styles from './LiveScreen.module.css'
import { Rollouts } from './Rollouts.tsx'
import { Screen } from './Screen.tsx'

/** What is live in each environment, side by side, and how it fares with visitors. */
export function LiveScreen() {
  const { read } = useSession()
  const { data: environments } = useSuspenseQuery(read(calls.environments()))
  const names = environments.map(({ name }) => name)
  const registries = useSuspenseQueries({
    queries: names.map((name) => read(calls.registry(name))),
  })
  // The screen does not wait for the figures from browsers.
  const healths = useQueries({ queries: names.map((name) => read(calls.health(name))) })
  const columns = environments.map((environment, index) => ({
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
              <td key={environment.name}>
                <Together registry={registry} />
              </td>
            ))}
          </tr>
          {apps.map((app) => (
            <tr key={app}>
              <th scope="row">{app}</th>
              {columns.map((column, index) => (
                <td key={column.environment.name}>
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

type Column = { environment: Environment; registry: Registry; health: Health[] }
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
  const isBehind = ahead !== undefined && ahead !== live
  const told = health.find((one) => one.app === app && one.version === live)
  return (
    <span className={styles.version}>
      <Link to={`/apps/${app}?${new URLSearchParams({ in: environment.name })}`}>
        <VisuallyHidden>{`${app} in ${environment.name}: `}</VisuallyHidden>
        {live ?? 'not live'}
      </Link>
      {canary && (
        <span>
          {canary.version} <Marks marks={['canary']} canaryPercent={canary.percent} />
        </span>
      )}
      {isBehind && (
        <>
          <span className={table.quiet}>{`${before?.environment.name} has ${ahead}`}</span>
          <NextStep app={app} version={ahead} environment={environment} />
        </>
      )}
      {told && <span className={table.quiet}>{countedText(told.loads, 'load')}</span>}
      {!!told?.failures && (
        <span className={table.trouble}>{countedText(told.failures, 'failure')}</span>
      )}
      {!!told?.errors && <span className={table.trouble}>{countedText(told.errors, 'error')}</span>}
    </span>
  )
}

type NextStepProps = { app: string; version: string; environment: Environment }

/** What the person signed in may do next to bring a version here: approve or promote it. */
function NextStep({ app, version, environment }: NextStepProps) {
  const { me, read } = useSession()
  const change = useChange()
  const { data: versions = {} } = useQuery(read(calls.versions(environment.name)))
  const published = versions[app]?.find((one) => one.version === version)
  const [next] = published ? offersFor(me, environment, app, published) : []
  if (!next) return null
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={`${intentName(next)} in ${environment.name}…`}
      onClick={() => change(next)}
    >
      {`${intentVerb(next)}…`}
    </Button>
  )
}
