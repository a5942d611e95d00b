import styles from './FilterGroup.module.css'

export type FilterOption<Value extends string> = {
  value: Value
  label: string
  /** How many results it would keep; not shown when absent. */
  count?: number
}

export type FilterGroupProps<Value extends string> = {
  label: string
  options: readonly FilterOption<Value>[]
  selected: readonly Value[]
  onChange: (selected: Value[]) => void
}

/** Narrows a list down: any number of options may be chosen, none means all. */
export function FilterGroup<Value extends string>(props: FilterGroupProps<Value>) {
  const { label, options, selected, onChange } = props
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(isChosen ? [...selected, value] : selected.filter((other) => other !== value))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
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
    </fieldset>
  )
}
