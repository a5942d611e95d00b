import { Callout, SelectField, Skeleton } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Version } from '../../src/wire.ts'
import { useSession } from '../access/session.ts'
import { Differences } from '../components/Differences.tsx'
import { Part } from '../components/Screen.tsx'
import styles from './Comparison.module.css'

type ComparisonProps = {
  environment: string
  app: string
  /** Newest first; two at least. */
  versions: Version[]
}

/** What one version has that another has not: at first the newest against the live one. */
export function Comparison({ environment, app, versions }: ComparisonProps) {
  const { reads } = useSession()
  const live = versions.find(({ marks }) => marks.includes('live')) ?? versions.at(-1)
  const newest = versions.find((one) => one !== live)
  const [from, setFrom] = useState(live?.version ?? '')
  const [to, setTo] = useState(newest?.version ?? '')
  const { data, error } = useQuery(reads.differences(environment, app, from, to))
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
      {data ? (
        <Differences differences={data} />
      ) : error ? (
        <Callout tone="error">{error.message}</Callout>
      ) : (
        <Skeleton height="6rem" />
      )}
    </Part>
  )
}
