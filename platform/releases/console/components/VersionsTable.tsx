import { Button, EmptyState } from '@storefront/ui'
import { useState } from 'react'
import type { Health, Version } from '../../service/src/wire.ts'
import { bytesText, countText, momentText, msText } from '../domain/figures.ts'
import { type Intent, intentName, intentVerb } from '../domain/intent.ts'
import { isWaiting } from '../domain/offers.ts'
import { Marks } from './Marks.tsx'
import table from './Table.module.css'
import { Figure, Table } from './Table.tsx'
import styles from './VersionsTable.module.css'

/** Versions shown at first, beside those in use: the newest. */
const shownAtFirst = 12

const told = ['Loads', 'Failures', 'Errors', 'Load p50', 'Load p95', 'LCP', 'INP', 'CLS']
const figures = ['Size', 'Contract', ...told]
const columns = ['Version', 'State', 'Change', 'Published', 'Commit', ...figures]

type VersionsTableProps = {
  /** Newest first. */
  versions: Version[]
  /** From the beacons of visitors' browsers, by version. */
  health: Health[]
  canaryPercent: number | null
  needsApproval: boolean
  offersOf: (version: Version) => Intent[]
  onChoose: (intent: Intent) => void
}

/** The versions of one app: marks, figures from visitors, actions. */
export function VersionsTable(props: VersionsTableProps) {
  const { versions, health, canaryPercent, needsApproval, offersOf, onChoose } = props
  const [isAll, setIsAll] = useState(false)
  const shown = versions.filter(
    ({ marks }, index) => isAll || index < shownAtFirst || marks.length > 0,
  )
  const empty = <EmptyState title="No version was published yet" hint="npm run release" />
  return (
    <>
      <Table label="Versions" columns={columns} figures={figures} empty={empty}>
        {shown.map((one) => (
          <tr key={one.version}>
            <th scope="row" className={styles.version}>
              {one.version}
            </th>
            <td>
              <Marks marks={one.marks} canaryPercent={canaryPercent} />
            </td>
            <td className={`${table.line} ${styles.offers}`}>
              {one.misfit ? (
                <span className={styles.misfit}>{one.misfit}</span>
              ) : (
                isWaiting(needsApproval, one) && <span>waits for QA </span>
              )}
              {offersOf(one).map((intent) => (
                <Button
                  key={intent.kind}
                  size="small"
                  variant="ghost"
                  aria-label={`${intentName(intent)}…`}
                  onClick={() => onChoose(intent)}
                >
                  {intentVerb(intent)}
                </Button>
              ))}
            </td>
            <td className={table.line}>{one.publishedAt ? momentText(one.publishedAt) : '–'}</td>
            <td>
              <span className={table.mono}>{one.commit?.slice(0, 8) ?? '–'}</span>
              {one.note && <div className={table.quiet}>{one.note}</div>}
            </td>
            <Figure>{bytesText(one.bytes)}</Figure>
            <Figure>{one.contract ?? '–'}</Figure>
            <Told health={health.find(({ version }) => version === one.version)} />
          </tr>
        ))}
      </Table>
      {shown.length < versions.length && (
        <Button size="small" variant="secondary" onClick={() => setIsAll(true)}>
          {`Show all ${versions.length}`}
        </Button>
      )}
    </>
  )
}

function Told({ health }: { health: Health | undefined }) {
  const { loads, failures, errors, medianMs, slowMs, vitals } = health ?? {}
  return (
    <>
      <Figure>{countText(loads)}</Figure>
      <Figure isTrouble={!!failures}>{countText(failures)}</Figure>
      <Figure isTrouble={!!errors}>{countText(errors)}</Figure>
      {[medianMs, slowMs, vitals?.lcp, vitals?.inp].map((ms, index) => (
        <Figure key={told[index + 3]}>{msText(ms)}</Figure>
      ))}
      <Figure>{vitals?.cls?.toFixed(2) ?? '–'}</Figure>
    </>
  )
}
