import { EmptyState } from '@storefront/ui'
import type { Health } from '../../service/src/wire.ts'
import table from '../components/Table.module.css'
import { Figure, Table } from '../components/Table.tsx'
import { countText, dayText, shareText } from '../domain/figures.ts'
import styles from './Days.module.css'
import { Part } from './Screen.tsx'

const figures = ['Loads', 'Failures', 'Errors', 'Went wrong']
const columns = ['Day', 'Version', ...figures]
const empty = <EmptyState title="No browser told anything in the last 14 days" />

/** How the versions of an app fared at visitors day by day (UTC), the latest day first. */
export function Days({ health }: { health: Health[] }) {
  const rows = health
    .flatMap(({ version, days }) => days.map((told) => ({ version, ...told })))
    .sort((a, b) => b.day.localeCompare(a.day) || b.loads - a.loads)
  return (
    <Part title="Day by day">
      <Table label="Day by day" columns={columns} figures={figures} empty={empty}>
        {rows.map(({ day, version, loads, failures, errors }) => {
          const share = (failures + errors) / Math.max(1, loads + failures)
          return (
            <tr key={`${day} ${version}`}>
              <th scope="row" className={table.line}>
                {dayText(day)}
              </th>
              <td>{version}</td>
              <Figure>{countText(loads)}</Figure>
              <Figure isTrouble={failures > 0}>{countText(failures)}</Figure>
              <Figure isTrouble={errors > 0}>{countText(errors)}</Figure>
              <Figure>
                <meter
                  className={styles.meter}
                  aria-label="Went wrong"
                  low={0.01}
                  high={0.03}
                  optimum={0}
                  max={0.1}
                  value={share}
                />{' '}
                {shareText(share)}
              </Figure>
            </tr>
          )
        })}
      </Table>
    </Part>
  )
}
