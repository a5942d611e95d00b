import { appsOf } from '@storefront/releases/registry-changes'
import { type LoaderFunctionArgs, useLoaderData } from '@storefront/router'
import { Button, Callout } from '@storefront/ui'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { forbidden } from '../../service/src/access/roles.ts'
import { calls } from '../../service/src/calls.ts'
import { useSession } from '../access/session.ts'
import { useChange } from '../change/ChangeDesk.tsx'
import { VersionsTable } from '../components/VersionsTable.tsx'
import { newestFirst } from '../domain/newest-first.ts'
import { offersFor } from '../domain/offers.ts'
import { Comparison } from './Comparison.tsx'
import { Days } from './Days.tsx'
import { EnvironmentSwitch, useEnvironments } from './EnvironmentSwitch.tsx'
import { LatestErrors } from './LatestErrors.tsx'
import { Rollouts } from './Rollouts.tsx'
import { Part, Screen } from './Screen.tsx'

/** The app that the address names. */
export const appLoader = ({ params }: LoaderFunctionArgs): string => params.app ?? ''

/** One app in one environment: its versions, how they fare with visitors, and what may be done with them. */
export function AppScreen() {
  const app = useLoaderData<typeof appLoader>()
  const { me, read } = useSession()
  const { current } = useEnvironments()
  const environment = current.name
  const change = useChange()
  const [{ data: registry }, { data: published }] = useSuspenseQueries({
    queries: [read(calls.registry(environment)), read(calls.versions(environment))],
  })
  // The screen does not wait for the figures from browsers.
  const { data: health = [], error } = useQuery(read(calls.health(environment)))
  const versions = newestFirst(published[app] ?? [])
  const { lastGood, canary } = appsOf(registry)[app] ?? {}
  const refusal = forbidden(me, 'promote', [app])

  return (
    <Screen title={`${app} in ${environment}`} aside={<EnvironmentSwitch />}>
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
        {[refusal, error && `The figures from browsers are missing: ${error.message}`].map(
          (sentence) =>
            sentence && (
              <Callout key={sentence} tone="info" quiet>
                {sentence}
              </Callout>
            ),
        )}
        <VersionsTable
          versions={versions}
          health={health.filter((one) => one.app === app)}
          canaryPercent={canary?.percent ?? null}
          needsApproval={current.needsApproval}
          offersOf={(version) => offersFor(me, current, app, version)}
          onChoose={change}
        />
        <LatestErrors health={health.filter((one) => one.app === app)} />
      </Part>
      <Days health={health.filter((one) => one.app === app)} />
      {versions.length > 1 && (
        <Comparison key={environment} environment={environment} app={app} versions={versions} />
      )}
    </Screen>
  )
}
