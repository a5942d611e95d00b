import type { RegisteredRemote, Registry } from '@storefront/contract'
import { proofOf } from '@storefront/releases/proofs'
import { appsOf, liveVersions } from '@storefront/releases/registry-changes'
import { Link } from '@storefront/router'
import { VisuallyHidden } from '@storefront/ui'
import { Fragment } from 'react'
import type { Health } from '../../src/wire.ts'
import { countText } from '../domain/figures.ts'
import styles from './LiveTable.module.css'
import { Marks } from './Marks.tsx'
import table from './Table.module.css'
import { Figure, Table } from './Table.tsx'

type Column = { environment: string; registry: Registry; health: Health[] }

/** What is live of each app, one environment beside the other. */
export function LiveTable({ columns }: { columns: Column[] }) {
  const names = new Set(columns.flatMap(({ registry }) => Object.keys(appsOf(registry))))
  const apps = [...names].sort(
    (a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b),
  )
  return (
    <Table
      label="What is live"
      head={
        <>
          <tr>
            <th rowSpan={2} scope="col">
              App
            </th>
            {columns.map(({ environment, registry }) => (
              <th key={environment} colSpan={4} scope="colgroup" className={table.group}>
                {environment} <span className={table.quiet}>revision {registry.revision}, </span>
                {proofOf(registry, liveVersions(registry)) ? (
                  <span className={styles.proven}>proven together</span>
                ) : (
                  <span className={styles.unproven}>not proven together</span>
                )}
              </th>
            ))}
          </tr>
          <tr>
            {columns.map(({ environment }) => (
              <Fragment key={environment}>
                <th scope="col" className={table.first}>
                  Version
                </th>
                {['Loads', 'Failures', 'Errors'].map((name) => (
                  <th key={name} scope="col" className={`${table.figure} ${styles.figure}`}>
                    {name}
                  </th>
                ))}
              </Fragment>
            ))}
          </tr>
        </>
      }
    >
      {apps.map((app) => (
        <tr key={app}>
          <th scope="row">{app}</th>
          {columns.map((column, index) => {
            const before = columns[index - 1]
            return (
              <LiveCells
                key={column.environment}
                app={app}
                column={column}
                before={before ? { name: before.environment, ...appsOf(before.registry)[app] } : {}}
              />
            )
          })}
        </tr>
      ))}
    </Table>
  )
}

type LiveCellsProps = {
  app: string
  column: Column
  /** The environment that a version goes through before this one. */
  before: Partial<RegisteredRemote> & { name?: string }
}

function LiveCells({ app, column: { environment, registry, health }, before }: LiveCellsProps) {
  const { live, canary } = appsOf(registry)[app] ?? {}
  const told = health.find((one) => one.app === app && one.version === live)
  return (
    <>
      <td className={table.first}>
        <span className={styles.version}>
          <Link to={`/apps/${app}?${new URLSearchParams({ in: environment })}`}>
            <VisuallyHidden>{`${app} in ${environment}: `}</VisuallyHidden>
            {live ?? 'not live'}
          </Link>
          {canary && (
            <span>
              {canary.version} <Marks marks={['canary']} canaryPercent={canary.percent} />
            </span>
          )}
          {before.live && before.live !== live && (
            <span className={table.quiet}>{`${before.name} has ${before.live}`}</span>
          )}
        </span>
      </td>
      <Figure className={styles.figure}>{countText(told?.loads)}</Figure>
      <Figure className={styles.figure} isTrouble={!!told?.failures}>
        {countText(told?.failures)}
      </Figure>
      <Figure className={styles.figure} isTrouble={!!told?.errors}>
        {countText(told?.errors)}
      </Figure>
    </>
  )
}
