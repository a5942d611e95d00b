import { liveVersions } from '@storefront/releases/registry-changes'
import { Badge, Button, EmptyState } from '@storefront/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { forbidden } from '../../service/src/access/roles.ts'
import { calls } from '../../service/src/calls.ts'
import { useSession } from '../access/session.ts'
import { useChange } from '../change/ChangeDesk.tsx'
import table from '../components/Table.module.css'
import { Figure, Table } from '../components/Table.tsx'
import { momentText } from '../domain/figures.ts'
import { tupleText } from '../domain/intent.ts'
import { EnvironmentSwitch, useEnvironments } from './EnvironmentSwitch.tsx'
import { Screen } from './Screen.tsx'

const empty = (
  <EmptyState
    title="No tuple passed the journeys together yet"
    hint="npm run e2e -- --remotes flights=1.1.0"
  />
)
const columns = ['Proven', 'Versions', 'Change', 'By', 'Journeys', 'Passed']

/** The tuples of versions that passed the journeys together, the latest first. */
export function ProvenScreen() {
  const { read } = useSession()
  const { name } = useEnvironments().current
  const { data: registry } = useSuspenseQuery(read(calls.registry(name)))
  const live = liveVersions(registry)
  const tuples = (registry.compositions ?? []).toSorted((a, b) =>
    b.provenAt.localeCompare(a.provenAt),
  )
  return (
    <Screen title={`Proven in ${name}`} aside={<EnvironmentSwitch />}>
      <Table label="Proven tuples" columns={columns} empty={empty} figures={['Passed']}>
        {tuples.map(({ versions, provenAt, by, journeys, passed }) => (
          <tr key={tupleText(versions)}>
            <td className={table.moment}>{momentText(provenAt)}</td>
            <th scope="row" className={table.text}>
              {tupleText(versions)}
            </th>
            <td>
              <TupleChange environment={name} versions={versions} live={live} />
            </td>
            <td>{by}</td>
            <td>{journeys}</td>
            <Figure>{passed}</Figure>
          </tr>
        ))}
      </Table>
    </Screen>
  )
}

type Versions = Record<string, string>
type TupleChangeProps = { environment: string; versions: Versions; live: Versions }

function TupleChange({ environment, versions: tuple, live }: TupleChangeProps) {
  const { me } = useSession()
  const change = useChange()
  const moved = Object.entries(tuple).filter(([app, version]) => live[app] !== version)
  const versions = Object.fromEntries(moved)
  if (moved.length === 0) return <Badge tone="ok">live</Badge>
  if (forbidden(me, 'promote', Object.keys(versions)) !== null) return null
  return (
    <Button
      size="small"
      variant="ghost"
      onClick={() => change({ kind: 'promote', environment, versions, onlyProven: true })}
    >
      {`Promote ${tupleText(versions)}…`}
    </Button>
  )
}
