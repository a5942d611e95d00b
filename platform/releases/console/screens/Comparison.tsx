import { Callout, SelectField, Skeleton } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../service/src/calls.ts'
import type { DifferencesAnswer, Version } from '../../service/src/wire.ts'
import { useSession } from '../access/session.ts'
import table from '../components/Table.module.css'
import { bytesText, growthText } from '../domain/figures.ts'
import styles from './Comparison.module.css'
import { Part } from './Screen.tsx'

type ComparisonProps = {
  environment: string
  app: string
  /** Newest first; two at least. */
  versions: Version[]
}

/** What one version has that another has not: at first the newest against the live one. */
export function Comparison({ environment, app, versions }: ComparisonProps) {
  const { read } = useSession()
  const live = versions.find(({ marks }) => marks.includes('live')) ?? versions.at(-1)
  const newest = versions.find((one) => one !== live)
  const [from, setFrom] = useState(live?.version)
  const [to, setTo] = useState(newest?.version)
  const { data, error } = useQuery(
    read(calls.differences(environment, app, from ?? '', to ?? ''), Number.POSITIVE_INFINITY),
  )
  const options = versions.map(({ version }) => <option key={version}>{version}</option>)
  return (
    <Part title="Differences">
      <div className={styles.choice}>
        <SelectField label="From" value={from} onChange={(event) => setFrom(event.target.value)}>
          {options}
        </SelectField>
        <SelectField label="To" value={to} onChange={(event) => setTo(event.target.value)}>
          {options}
        </SelectField>
      </div>
      {data && <Differences differences={data} />}
      {!data &&
        (error ? <Callout tone="error">{error.message}</Callout> : <Skeleton height="6rem" />)}
    </Part>
  )
}

function Differences({ differences }: { differences: DifferencesAnswer }) {
  const { bytes, contract, description, added, changed, removed } = differences
  return (
    <div className={styles.differences}>
      <p>
        {`Size ${bytesText(bytes.from)} → ${bytesText(bytes.to)}`}
        {bytes.from !== null && bytes.to !== null && ` (${growthText(bytes.to - bytes.from)})`}
        {', '}
        {`contract ${contract.from ?? 'none'} → ${contract.to ?? 'none'}`}
      </p>
      {Object.entries({ description, added, changed, removed })
        .filter(([, lines]) => lines.length > 0)
        .map(([kind, lines]) => (
          <details key={kind} open={kind === 'description'}>
            <summary>{`${names[kind]}: ${lines.length}`}</summary>
            <ul className={table.mono}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        ))}
    </div>
  )
}

const names: Record<string, string> = {
  description: 'Description',
  added: 'Files added',
  changed: 'Files changed',
  removed: 'Files removed',
}
