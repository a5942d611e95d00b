import { appsOf } from '@storefront/releases/registry-changes'
import { type LoaderFunctionArgs, useLoaderData } from '@storefront/router'
import { Button, Callout, EmptyState } from '@storefront/ui'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { forbidden } from '../../src/access/roles.ts'
import { useSession } from '../access/session.ts'
import { useChange } from '../change/ChangeDesk.tsx'
import { EnvironmentSwitch } from '../components/EnvironmentSwitch.tsx'
import { Part, Screen } from '../components/Screen.tsx'
import table from '../components/Table.module.css'
import { VersionsTable } from '../components/VersionsTable.tsx'
import { newestFirst } from '../domain/newest-first.ts'
import { isWaiting, offersFor } from '../domain/offers.ts'
import { Comparison } from './Comparison.tsx'
import { useEnvironment } from './environment.ts'
import { Rollouts } from './Rollouts.tsx'

/** The app that the address names. */
export const appLoader = ({ params }: LoaderFunctionArgs): string => params.app ?? ''

/** One app in one environment: its versions, how they fare with visitors, and what may be done with them. */
export function AppScreen() {
  const app = useLoaderData<typeof appLoader>()
  const { me, reads } = useSession()
  const { current, environments } = useEnvironment()
  const environment = current.name
  const change = useChange()
  const [{ data: registry }, { data: published }] = useSuspenseQueries({
    queries: [reads.registry(environment), reads.versions(environment)],
  })
  // What browsers told only adds to the screen: it waits for none of it.
  const { data: health = [], error } = useQuery(reads.health(environment))
  const versions = newestFirst(published[app] ?? [])
  const told = health.filter((one) => one.app === app)
  const { lastGood, canary } = appsOf(registry)[app] ?? {}
  const refusal = forbidden(me, 'promote', [app])

  return (
    <Screen
      title={`${app} in ${environment}`}
      aside={
        <EnvironmentSwitch names={environments.map(({ name }) => name)} current={environment} />
      }
    >
      <Rollouts environment={environment} app={app} />
      <Part
        title="Versions"
        aside={
          !refusal &&
          lastGood && (
            <Button
              size="small"
              variant="secondary"
              onClick={() => change({ kind: 'rollback', environment, app })}
            >
              {`Roll back to ${lastGood}…`}
            </Button>
          )
        }
      >
        {refusal && (
          <Callout tone="info" quiet>
            {refusal}
          </Callout>
        )}
        {error && (
          <Callout tone="warn" quiet>
            {`What browsers told is missing: ${error.message}`}
          </Callout>
        )}
        {versions.length > 0 ? (
          <VersionsTable
            versions={versions}
            health={told}
            canaryPercent={canary?.percent ?? null}
            offersOf={(version) => offersFor(me, current, app, version)}
            isWaiting={({ marks }) => isWaiting(current.needsApproval, marks)}
            onChoose={change}
          />
        ) : (
          <EmptyState title={`${app} was never published`} hint={`npm run release -- ${app}`} />
        )}
        {told.map(
          ({ version, lastError }) =>
            lastError && (
              <p
                key={version}
                className={table.note}
              >{`Latest error of ${version}: ${lastError}`}</p>
            ),
        )}
      </Part>
      {versions.length > 1 && (
        <Comparison key={environment} environment={environment} app={app} versions={versions} />
      )}
    </Screen>
  )
}
