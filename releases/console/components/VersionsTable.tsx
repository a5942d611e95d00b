import { Button } from '@storefront/ui'
import { useState } from 'react'
import type { Health, Version } from '../../src/wire.ts'
import { bytesText, countText, momentText, msText } from '../domain/figures.ts'
import { type Intent, intentName } from '../domain/intent.ts'
import { Marks } from './Marks.tsx'
import table from './Table.module.css'
import { Figure, Table } from './Table.tsx'
import styles from './VersionsTable.module.css'

const shortNames: Record<Intent['kind'], string> = {
  promote: 'Promote',
  rollback: 'Roll back',
  canary: 'Canary',
  rollout: 'Roll out',
  'end rollout': 'End',
  approve: 'Approve',
}

/** Versions shown at first, beside those in use: the newest. */
const shownAtFirst = 12

type VersionsTableProps = {
  /** Newest first. */
  versions: Version[]
  /** As visitors' browsers told, by version. */
  health: Health[]
  canaryPercent: number | null
  offersOf: (version: Version) => Intent[]
  /** Whether a version waits for QA's approval. */
  isWaiting: (version: Version) => boolean
  onChoose: (intent: Intent) => void
}

/** The versions of one app: what each is, how it fares with visitors, what may be done with it. */
export function VersionsTable(props: VersionsTableProps) {
  const { versions, health, canaryPercent, offersOf, isWaiting, onChoose } = props
  const [isAll, setIsAll] = useState(false)
  const shown = versions.filter(
    ({ marks }, index) => isAll || index < shownAtFirst || marks.length > 0,
  )
  return (
    <>
      <Table
        label="Versions"
        head={
          <tr>
            <th scope="col">Version</th>
            <th scope="col">State</th>
            <th scope="col">Change</th>
            <th scope="col">Published</th>
            <th scope="col">Commit</th>
            {[
              'Size',
              'Contract',
              'Loads',
              'Failures',
              'Errors',
              'Load p50 / p95',
              'LCP',
              'INP',
              'CLS',
            ].map((name) => (
              <th key={name} scope="col" className={table.figure}>
                {name}
              </th>
            ))}
          </tr>
        }
      >
        {shown.map((one) => (
          <tr key={one.version}>
            <th scope="row">{one.version}</th>
            <td>
              <Marks marks={one.marks} canaryPercent={canaryPercent} />
            </td>
            <td>
              <span className={styles.offers}>
                {offersOf(one).map((intent) => (
                  <Button
                    key={intent.kind}
                    size="small"
                    variant="ghost"
                    aria-label={`${intentName(intent)}…`}
                    onClick={() => onChoose(intent)}
                  >
                    {shortNames[intent.kind]}
                  </Button>
                ))}
                {isWaiting(one) && <span className={table.quiet}>waits for QA</span>}
              </span>
            </td>
            <td className={table.moment}>{one.publishedAt ? momentText(one.publishedAt) : '–'}</td>
            <td className={table.mono}>{one.commit?.slice(0, 8) ?? '–'}</td>
            <Figure>{bytesText(one.bytes)}</Figure>
            <Figure>{one.contract ?? '–'}</Figure>
            <Told health={health.find(({ version }) => version === one.version)} />
          </tr>
        ))}
      </Table>
      {shown.length < versions.length && (
        <div>
          <Button size="small" variant="secondary" onClick={() => setIsAll(true)}>
            {`Show all ${versions.length}`}
          </Button>
        </div>
      )}
    </>
  )
}

function Told({ health }: { health: Health | undefined }) {
  const { failures, errors, medianMs, slowMs, vitals } = health ?? {}
  return (
    <>
      <Figure>{countText(health?.loads)}</Figure>
      <Figure isTrouble={!!failures}>{countText(failures)}</Figure>
      <Figure isTrouble={!!errors}>{countText(errors)}</Figure>
      <Figure>{medianMs == null ? '–' : `${countText(medianMs)} / ${msText(slowMs)}`}</Figure>
      <Figure>{msText(vitals?.lcp)}</Figure>
      <Figure>{msText(vitals?.inp)}</Figure>
      <Figure>{vitals?.cls?.toFixed(2) ?? '–'}</Figure>
    </>
  )
}
