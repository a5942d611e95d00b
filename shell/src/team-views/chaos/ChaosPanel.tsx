import { Button, SelectField } from '@storefront/ui'
import { type FormEvent, useState } from 'react'
import type { BootData } from '../../page/boot-data.ts'
import { type ApiBreakage, addressWith, type Breakage, type Broken, brokenBy } from './breakage.ts'
import styles from './ChaosPanel.module.css'

type ChaosPanelProps = Pick<BootData, 'remotes' | 'overrides' | 'chaos'> & {
  /** Opens the same page with other things broken. */
  open?: (address: string) => void
}

const remoteLabels: Record<Breakage, string> = {
  works: 'Works',
  down: 'Down',
  slow: 'Slow',
  damaged: 'A damaged file',
  throws: 'Throws while shown',
  earlier: 'Rolled back',
}
const apiLabels: Record<ApiBreakage, string> = { works: 'Works', slow: 'Slow', fails: 'Fails' }

/** Breaks verticals and the API for this browser alone, says what is broken, and mends everything. */
export function ChaosPanel(props: ChaosPanelProps) {
  const { remotes, overrides, chaos, open = (address) => location.assign(address) } = props
  const { faults = {}, earlier = {} } = chaos ?? {}
  const names = [...new Set([...Object.keys(remotes), ...Object.keys(earlier)])].sort()
  const now = brokenBy(names, faults, overrides)
  const [chosen, setChosen] = useState(now)
  const broken = sentences(now)
  const everythingWorks: Broken = {
    remotes: Object.fromEntries(names.map((name) => [name, 'works'])),
    api: 'works',
  }
  const visit = (wanted: Broken) => open(addressWith(wanted, location.href, earlier))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    visit(chosen)
  }
  return (
    <aside className={styles.panel} aria-label="Chaos">
      <details>
        <summary className={styles.summary}>
          {broken.length > 0 ? `Broken for you: ${broken.join(', ')}` : 'Break something'}
        </summary>
        <form className={styles.form} onSubmit={submit}>
          <p>Only your browser meets it. See that the rest of the site goes on.</p>
          {names.map((name) => (
            <SelectField
              key={name}
              label={titleOf(name)}
              value={chosen.remotes[name]}
              onChange={({ target }) =>
                setChosen({
                  ...chosen,
                  remotes: { ...chosen.remotes, [name]: target.value as Breakage },
                })
              }
            >
              {Object.entries(remoteLabels).map(([breakage, label]) => (
                <option
                  key={breakage}
                  value={breakage}
                  disabled={breakage === 'earlier' && !earlier[name]}
                >
                  {breakage === 'earlier' ? rolledBack(label, earlier[name]) : label}
                </option>
              ))}
            </SelectField>
          ))}
          <SelectField
            label="API"
            value={chosen.api}
            onChange={({ target }) => setChosen({ ...chosen, api: target.value as ApiBreakage })}
          >
            {Object.entries(apiLabels).map(([breakage, label]) => (
              <option key={breakage} value={breakage}>
                {label}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="primary">
            Apply and reload
          </Button>
        </form>
      </details>
      {broken.length > 0 && (
        <Button variant="secondary" onClick={() => visit(everythingWorks)}>
          Mend everything
        </Button>
      )}
    </aside>
  )
}

function rolledBack(label: string, version: string | undefined): string {
  return version ? `${label} to ${version}` : `${label} (there is no earlier version)`
}

/** What is broken, in a few words each. */
function sentences({ remotes, api }: Broken): string[] {
  const parts = Object.entries(remotes).flatMap(([name, breakage]) =>
    breakage === 'works' ? [] : `${titleOf(name)} (${remoteLabels[breakage].toLowerCase()})`,
  )
  return api === 'works' ? parts : [...parts, `API (${apiLabels[api].toLowerCase()})`]
}

/** `packages_mfe` → `Packages`. */
function titleOf(name: string): string {
  const word = name.replace(/_mfe$/, '')
  return word.charAt(0).toUpperCase() + word.slice(1)
}
