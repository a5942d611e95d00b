import { liveVersions } from '@storefront/releases/registry-changes'
import { Button, EmptyState } from '@storefront/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { forbidden } from '../../src/access/roles.ts'
import { useSession } from '../access/session.ts'
import { useChange } from '../change/ChangeDesk.tsx'
import { EnvironmentSwitch } from '../components/EnvironmentSwitch.tsx'
import { Marks } from '../components/Marks.tsx'
import { Screen } from '../components/Screen.tsx'
import table from '../components/Table.module.css'
import { Figure, Table } from '../components/Table.tsx'
import { countText, momentText } from '../domain/figures.ts'
import { tupleText } from '../domain/intent.ts'
import { useEnvironment } from './environment.ts'

/** The tuples of versions that passed the journeys together, the latest first. */
export function ProvenScreen() {
  const { me, reads } = useSession()
  const change = useChange()
  const { current, environments } = useEnvironment()
  const { data: registry } = useSuspenseQuery(reads.registry(current.name))
  const live = liveVersions(registry)
  const tuples = (registry.compositions ?? []).toSorted((a, b) =>
    b.provenAt.localeCompare(a.provenAt),
  )
  return (
    <Screen
      title={`Proven in ${current.name}`}
      aside={
        <EnvironmentSwitch names={environments.map(({ name }) => name)} current={current.name} />
      }
    >
      {tuples.length === 0 ? (
        <EmptyState
          title="No tuple passed the journeys together yet"
          hint="npm run e2e -- --remotes flights=1.1.0"
        />
      ) : (
        <Table
          label="Proven tuples"
          head={
            <tr>
              <th scope="col">Versions</th>
              <th scope="col">Proven</th>
              <th scope="col">By</th>
              <th scope="col">Journeys</th>
              <th scope="col" className={table.figure}>
                Passed
              </th>
              <th scope="col">Change</th>
            </tr>
          }
        >
          {tuples.map(({ versions, provenAt, by, journeys, passed }) => {
            const moved = Object.fromEntries(
              Object.entries(versions).filter(([app, version]) => live[app] !== version),
            )
            const apps = Object.keys(moved)
            const isLive = apps.length === 0
            return (
              <tr key={tupleText(versions)}>
                <th scope="row">{tupleText(versions)}</th>
                <td className={table.moment}>{momentText(provenAt)}</td>
                <td>{by}</td>
                <td>{journeys}</td>
                <Figure>{countText(passed)}</Figure>
                <td>
                  {isLive && <Marks marks={['live']} canaryPercent={null} />}
                  {!isLive && forbidden(me, 'promote', apps) === null && (
                    <Button
                      size="small"
                      variant="ghost"
                      onClick={() =>
                        change({
                          kind: 'promote',
                          environment: current.name,
                          versions: moved,
                          onlyProven: true,
                        })
                      }
                    >
                      {`Promote ${tupleText(moved)}…`}
                    </Button>
                  )}
                </td>
              </tr>
            )
          })}
        </Table>
      )}
    </Screen>
  )
}
