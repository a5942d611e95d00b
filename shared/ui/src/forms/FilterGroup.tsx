import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './FilterGroup.module.css'

type FilterOption = {
  value: string
  label: string
  /** Number of results with this option. */
  count: number
}

type FilterGroupProps = {
  label: string
  options: readonly FilterOption[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
}

/** Options shown at first. The rest is behind a button if it has at least `worthAButton` options. */
const shownAtFirst = 8
const worthAButton = 3

/** Checkboxes that filter a list; none selected means all. Pass useful options first. Renders nothing without any. */
export function FilterGroup({ label, options, selected, onChange }: FilterGroupProps) {
  const [showsAll, setShowsAll] = useState(false)
  const isLong = options.length >= shownAtFirst + worthAButton
  const isShown = ({ value }: FilterOption, index: number) =>
    !isLong || showsAll || index < shownAtFirst || selected.includes(value)
  const toggle = (value: string, isChosen: boolean) => {
    const isOfRest = options.findIndex((option) => option.value === value) >= shownAtFirst
    // Otherwise the option would disappear under the pointer.
    if (!isChosen && isOfRest) setShowsAll(true)
    onChange(isChosen ? [...selected, value] : selected.filter((other) => other !== value))
  }
  if (options.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.filter(isShown).map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="checkbox"
            className={styles.box}
            checked={selected.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
          <span className={styles.label}>{option.label}</span>
          <span className={styles.count}>{option.count}</span>
        </label>
      ))}
      {isLong && (
        <Button
          variant="ghost"
          size="small"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${options.length}`}
        </Button>
      )}
    </fieldset>
  )
}
