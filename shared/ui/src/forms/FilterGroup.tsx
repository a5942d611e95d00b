import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './FilterGroup.module.css'

type FilterOption<Value extends string> = {
  value: Value
  label: string
  /** Number of results that it would keep; not shown when absent. */
  count?: number
}

type FilterGroupProps<Value extends string> = {
  label: string
  options: readonly FilterOption<Value>[]
  selected: readonly Value[]
  onChange: (selected: Value[]) => void
}

/** Options shown at first; a button shows the rest. */
const shownAtFirst = 8
const worthAButton = 3

/** Narrows a list down: any number of options may be chosen, none means all. Put the most useful options first; without options it is not there. */
export function FilterGroup<Value extends string>(props: FilterGroupProps<Value>) {
  const { label, options, selected, onChange } = props
  const [showsAll, setShowsAll] = useState(false)
  const isLong = options.length >= shownAtFirst + worthAButton
  const isShown = ({ value }: FilterOption<Value>, index: number) =>
    !isLong || showsAll || index < shownAtFirst || selected.includes(value)
  const toggle = (value: Value, isChosen: boolean) => {
    const isOfRest = options.findIndex((option) => option.value === value) >= shownAtFirst
    // Else it would vanish under the visitor's finger.
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
