import type { DifferencesAnswer } from '../../src/wire.ts'
import { bytesText, countText, growthText } from '../domain/figures.ts'
import styles from './Differences.module.css'
import table from './Table.module.css'

/** What changes from one version to another: size, contract, what it says of itself, files. */
export function Differences({ differences }: { differences: DifferencesAnswer }) {
  const { bytes, contract, description, added, removed, changed } = differences
  const files = { added, changed, removed }
  return (
    <div className={styles.differences}>
      <dl className={styles.facts}>
        <div>
          <dt>Size</dt>
          <dd>
            {bytesText(bytes.from)} → {bytesText(bytes.to)} ({growthText(bytes.to - bytes.from)})
          </dd>
        </div>
        <div>
          <dt>Contract</dt>
          <dd>
            {contract.from ?? 'none'} → {contract.to ?? 'none'}
          </dd>
        </div>
      </dl>
      {description.length > 0 && (
        <ul className={table.mono}>
          {description.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {Object.entries(files).map(([kind, names]) =>
        names.length === 0 ? (
          <p key={kind} className={table.quiet}>{`No files ${kind}`}</p>
        ) : (
          <details key={kind}>
            <summary>{`${countText(names.length)} ${names.length === 1 ? 'file' : 'files'} ${kind}`}</summary>
            <ul className={table.mono}>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </details>
        ),
      )}
    </div>
  )
}
