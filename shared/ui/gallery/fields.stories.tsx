import { useState } from 'react'
import {
  DateField,
  DateRangeField,
  DestinationField,
  FilterGroup,
  ListToolbar,
  LocationField,
  TextAreaField,
  TextField,
  TravellersField,
} from '../src/index.ts'
import { Icon, PlaneTakeoff } from '../src/media/icons.ts'

const nothing = () => undefined

export default { title: 'Fields' }

export const Text = () => (
  <>
    <TextField label="First Name" defaultValue="Lucía" />
    <TextField label="Email" type="email" required placeholder="you@example.com" />
    <TextField
      label="Passport number"
      hint="As it stands in the passport."
      defaultValue="G1234567"
    />
    <TextField label="Date of birth" error="Please enter a date in the past." defaultValue="2030" />
    <TextField label="Reference" disabled defaultValue="BK-1" />
    <TextAreaField label="Message" defaultValue="Do you have a room by the sea?" />
  </>
)

export const Filters = () => {
  const [chosen, setChosen] = useState<string[]>(['AM'])
  return (
    <FilterGroup
      label="Airline"
      options={[
        { value: 'AM', label: 'Aeroméxico', count: 3 },
        { value: 'VB', label: 'Viva', count: 12 },
      ]}
      selected={chosen}
      onChange={setChosen}
    />
  )
}

export const Toolbar = () => (
  <ListToolbar
    count="3 of 12 hotels"
    list={{
      chosenCount: 2,
      orders: [{ value: 'price', label: 'Price' }],
      order: 'price',
      change: nothing,
    }}
    panel={{ controls: 'filters', isOpen: false, onToggle: nothing }}
  />
)

export const Dates = () => (
  <>
    <DateField label="Departure date" value="2026-12-01" min="2026-11-22" onChange={nothing} />
    <DateRangeField
      startLabel="Check-in"
      endLabel="Check-out"
      start="2026-12-01"
      end="2026-12-04"
      min="2026-11-22"
      onChange={nothing}
    />
  </>
)

export const Places = () => (
  <>
    <DestinationField
      name="q"
      value="Tulum"
      placeholder="City, island or hotel"
      search={async () => []}
      onChange={nothing}
    />
    <LocationField
      label="From"
      value={null}
      icon={<Icon shape={PlaneTakeoff} size={20} />}
      modal="airports"
      open={false}
      onOpen={nothing}
      invalid
    />
  </>
)

export const Travellers = () => (
  <TravellersField counts={{ adults: 2, children: 1, infants: 0 }} onCountChange={nothing} />
)
