import { EmptyState } from '@storefront/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../service/src/calls.ts'
import { useSession } from '../access/session.ts'
import { limit, Pages } from '../components/Pages.tsx'
import table from '../components/Table.module.css'
import { Table } from '../components/Table.tsx'
import { momentText } from '../domain/figures.ts'
import { Screen } from './Screen.tsx'

const empty = <EmptyState title="No change was asked for yet" />
const columns = ['When', 'Who', 'Asked for', 'Outcome', 'Details', 'Reason']

/** Every change that was asked for, refused or not, the latest first. */
export function AuditScreen() {
  const { read } = useSession()
  const [before, setBefore] = useState<number | null>(null)
  const { data: entries } = useSuspenseQuery(read(calls.audit({ limit, before })))
  const oldest = entries.length === limit ? entries.at(-1)?.id : null
  return (
    <Screen title="Audit">
      <Table label="Audit" columns={columns} empty={empty}>
        {entries.map(({ id, at, who, roles, verb, environment, app, version, ...entry }) => (
          <tr key={id}>
            <td className={table.moment}>{momentText(at)}</td>
            <td>
              {who} <span className={table.quiet}>{roles.join(', ')}</span>
            </td>
            <td>
              {[verb, app, version, environment && `in ${environment}`].filter(Boolean).join(' ')}
            </td>
            <td className={entry.outcome === 'refused' ? table.trouble : ''}>{entry.outcome}</td>
            <td className={table.text}>{entry.sentence}</td>
            <td className={table.moment}>{entry.reason}</td>
          </tr>
        ))}
      </Table>
      <Pages before={before} oldest={oldest ?? null} onShow={setBefore} />
    </Screen>
  )
}
