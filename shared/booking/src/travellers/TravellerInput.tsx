import type { TravellerDraft } from '@storefront/domain'
import { countries } from '@storefront/domain/countries'
import { SelectField, TextField } from '@storefront/ui'
import { autoCompleteOf, type TravellerField } from './fields.ts'
import type { DayBounds } from './problems.ts'

export type TravellerInputProps = {
  id: string
  field: TravellerField
  /** Place of the traveller, from 0. */
  index: number
  value: string
  /** What is wrong with the value, or null. */
  problem: string | null
  bounds: DayBounds
  onChange: (index: number, change: Partial<TravellerDraft>) => void
}

/** A year has four digits: without a limit, browsers accept six. */
const lastDay = '9999-12-31'

/** One labelled input of a traveller. */
export function TravellerInput(props: TravellerInputProps) {
  const { id, field, index, value, problem, bounds, onChange } = props
  const shared = {
    id,
    name: `${field.name}-${index + 1}`,
    label: field.label,
    value,
    required: true,
    error: problem,
    autoComplete: autoCompleteOf(field, index),
  }
  const change = (text: string) => onChange(index, { [field.name]: text })
  if (field.kind === 'country') {
    return (
      <SelectField {...shared} onChange={(event) => change(event.currentTarget.value)}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <TextField
      {...shared}
      type={field.kind}
      {...(field.kind === 'date' ? dayLimits(field, bounds) : { maxLength: field.maxLength })}
      {...(field.name === 'passportNumber'
        ? { autoCapitalize: 'characters', spellCheck: false }
        : {})}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

function dayLimits({ isPast, coversTrip }: TravellerField, { today, tripEnds }: DayBounds) {
  return { min: coversTrip ? tripEnds : undefined, max: isPast ? today : lastDay }
}
