import { EmptyState } from '@storefront/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../access/session.ts'
import { pageLength } from '../api/reads.ts'
import { Pages } from '../components/Pages.tsx'
import { Screen } from '../components/Screen.tsx'
import table from '../components/Table.module.css'
import { Table } from '../components/Table.tsx'
import { momentText } from '../domain/figures.ts'

/** Whatever anybody asked to be changed, refused or not, the latest first. */
export function AuditScreen() {
  const { reads } = useSession()
  const [before, setBefore] = useState<number | null>(null)
  const { data: entries } = useSuspenseQuery(reads.audit(before))
  return (
    <Screen title="Audit">
      {entries.length === 0 ? (
        <EmptyState title="Nobody asked for anything yet" />
      ) : (
        <Table
          label="Audit"
          head={
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">Asked for</th>
              <th scope="col">Outcome</th>
              <th scope="col">What came of it</th>
              <th scope="col">Reason</th>
            </tr>
          }
        >
          {entries.map(
            ({ id, at, who, roles, verb, environment, app, reason, outcome, sentence }) => (
              <tr key={id}>
                <td className={table.moment}>{momentText(at)}</td>
                <td>
                  {who} <span className={table.quiet}>{roles.join(', ')}</span>
                </td>
                <td>{[verb, app, environment && `in ${environment}`].filter(Boolean).join(' ')}</td>
                <td className={outcome === 'refused' ? table.trouble : undefined}>{outcome}</td>
                <td>{sentence}</td>
                <td>{reason}</td>
              </tr>
            ),
          )}
        </Table>
      )}
      <Pages
        older={entries.length === pageLength ? (entries.at(-1)?.id ?? null) : null}
        isFirst={before === null}
        onShow={setBefore}
      />
    </Screen>
  )
}
