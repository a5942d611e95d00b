import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './FilterGroup.module.css'

type FilterOption<Value extends string> = {
  value: Value
  label: string
  /** Number of results with this option. */
  count?: number
}

type FilterGroupProps<Value extends string> = {
  label: string
  options: readonly FilterOption<Value>[]
  selected: readonly Value[]
  onChange: (selected: Value[]) => void
}

/** Options shown at first. The rest is behind a button if it has at least `worthAButton` options. */
const shownAtFirst = 8
const worthAButton = 3

/** Checkboxes that filter a list; none selected means all. Pass useful options first. Renders nothing without any. */
export function FilterGroup<Value extends string>(props: FilterGroupProps<Value>) {
  const { label, options, selected, onChange } = props
  const [showsAll, setShowsAll] = useState(false)
  const isLong = options.length >= shownAtFirst + worthAButton
  const isShown = ({ value }: FilterOption<Value>, index: number) =>
    !isLong || showsAll || index < shownAtFirst || selected.includes(value)
  const toggle = (value: Value, isChosen: boolean) => {
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
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
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
