import { saidOf } from '@storefront/releases/registry-changes'
import { EmptyState } from '@storefront/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../service/src/calls.ts'
import type { Version } from '../../service/src/wire.ts'
import { useSession } from '../access/session.ts'
import { limit, Pages } from '../components/Pages.tsx'
import table from '../components/Table.module.css'
import { Figure, Table } from '../components/Table.tsx'
import { momentText } from '../domain/figures.ts'
import { EnvironmentSwitch, useEnvironments } from './EnvironmentSwitch.tsx'
import { Screen } from './Screen.tsx'

const empty = <EmptyState title="Nothing was changed yet" />
const columns = ['Revision', 'When', 'Who', 'What', 'Why']

/** Every change of an environment, the latest first. */
export function HistoryScreen() {
  const { name } = useEnvironments().current
  return (
    <Screen title={`History of ${name}`} aside={<EnvironmentSwitch />}>
      <Changes key={name} environment={name} />
    </Screen>
  )
}

function Changes({ environment }: { environment: string }) {
  const { read } = useSession()
  const [before, setBefore] = useState<number | null>(null)
  const { data: entries } = useSuspenseQuery(read(calls.history(environment, { limit, before })))
  // The changes do not wait for what their versions were made from.
  const { data: versions = {} } = useQuery(read(calls.versions(environment)))
  const oldest = entries.length === limit ? entries.at(-1)?.revision : null
  return (
    <>
      <Table label="Changes" columns={columns} empty={empty} figures={['Revision']}>
        {entries.map(({ revision, at, by, changes }) => (
          <tr key={revision}>
            <Figure>{revision}</Figure>
            <td className={table.moment}>{momentText(at)}</td>
            <td>{by}</td>
            <td className={table.text}>
              {changes.map((change) => (
                <div key={change.remote}>
                  {saidOf(change)}
                  <MadeFrom
                    made={versions[change.remote]?.find(({ version }) => version === change.to)}
                  />
                </div>
              ))}
            </td>
            <td>{[...new Set(changes.map(({ reason }) => reason))].join(' ')}</td>
          </tr>
        ))}
      </Table>
      <Pages before={before} oldest={oldest ?? null} onShow={setBefore} />
    </>
  )
}

/** The commit of a version and its team's note, where they are known. */
function MadeFrom({ made }: { made: Version | undefined }) {
  const said = [made?.commit?.slice(0, 8), made?.note].filter(Boolean).join(' ')
  return said && <div className={table.quiet}>{said}</div>
}
