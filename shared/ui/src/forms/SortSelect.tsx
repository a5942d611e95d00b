import { SelectField } from './SelectField.tsx'

type SortSelectProps<Value extends string> = {
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

export function SortSelect<Value extends string>(props: SortSelectProps<Value>) {
  const { value, options, onChange } = props
  const change = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <SelectField
      label="Sort by"
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}
