import { EmptyState } from '@storefront/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../access/session.ts'
import { pageLength } from '../api/reads.ts'
import { EnvironmentSwitch } from '../components/EnvironmentSwitch.tsx'
import { Pages } from '../components/Pages.tsx'
import { Screen } from '../components/Screen.tsx'
import table from '../components/Table.module.css'
import { Figure, Table } from '../components/Table.tsx'
import { momentText } from '../domain/figures.ts'
import { useEnvironment } from './environment.ts'

/** Every change of an environment, the latest first. */
export function HistoryScreen() {
  const { reads } = useSession()
  const { current, environments } = useEnvironment()
  const [before, setBefore] = useState<number | null>(null)
  const { data: entries } = useSuspenseQuery(reads.history(current.name, before))
  const oldest = entries.at(-1)?.revision ?? null
  return (
    <Screen
      title={`History of ${current.name}`}
      aside={
        <EnvironmentSwitch names={environments.map(({ name }) => name)} current={current.name} />
      }
    >
      {entries.length === 0 ? (
        <EmptyState title="Nothing was changed yet" />
      ) : (
        <Table
          label="Changes"
          head={
            <tr>
              <th scope="col" className={table.figure}>
                Revision
              </th>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Why</th>
            </tr>
          }
        >
          {entries.map(({ revision, at, by, changes }) => (
            <tr key={revision}>
              <Figure>{revision}</Figure>
              <td className={table.moment}>{momentText(at)}</td>
              <td>{by}</td>
              <td>
                {changes.map(({ kind, remote, from, to }) => (
                  <div
                    key={`${kind} ${remote}`}
                  >{`${kind} ${remote}  ${from ?? '–'} → ${to ?? '–'}`}</div>
                ))}
              </td>
              <td>{[...new Set(changes.map(({ reason }) => reason))].join(' ')}</td>
            </tr>
          ))}
        </Table>
      )}
      <Pages
        older={entries.length === pageLength ? oldest : null}
        isFirst={before === null}
        onShow={setBefore}
      />
    </Screen>
  )
}
