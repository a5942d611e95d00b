import {
  type Airport,
  type EventPayloads,
  type FlightSearch,
  type FlightType,
  type IsoDate,
  paths,
  type TravellerBand,
} from '@storefront/contract'
import { infantsHint, maxDate } from '@storefront/domain'
import {
  afterPaint,
  Button,
  Callout,
  DateField,
  GroupLink,
  IconButton,
  LocationField,
  LocationModal,
  TravellersField,
  VisuallyHidden,
} from '@storefront/ui'
import { ArrowLeftRight, Icon, PlaneLanding, PlaneTakeoff, Search } from '@storefront/ui/icons'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type FlightSearchProblem, pickAirport } from '../domain/search.ts'
import styles from './SearchFields.module.css'

export type SearchFieldsProps = {
  search: FlightSearch
  earliest: IsoDate
  /** Problem of the last submit, or null. Each new object focuses its field. */
  problem: FlightSearchProblem | null
  onChange: (change: EventPayloads['flight-search-changed']) => void
  onCountChange: (band: TravellerBand, count: number) => void
  searchAirports: (query: string, signal: AbortSignal) => Promise<Airport[]>
  onSubmit: () => void
}

/** Flights form (product 2.1). A plain GET form before hydration. */
export function SearchFields(props: SearchFieldsProps) {
  const { search, earliest, problem, onChange, onCountChange, searchAirports, onSubmit } = props
  const { type, from, to, departureDate, returnDate, travellers, cabinClass } = search
  const form = useRef<HTMLFormElement>(null)
  const modal = useId()
  // One dropdown at a time (product 2.1).
  const [openField, setOpenField] = useState<'from' | 'to' | null>(null)
  useEffect(() => {
    if (!problem) return
    const button = `[data-field="${problem.field}"] button`
    return afterPaint(() => form.current?.querySelector<HTMLElement>(button)?.focus())
  }, [problem])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const closeModal = () => setOpenField(null)
  const selectAirport = (airport: Airport) => {
    if (openField) onChange(pickAirport(search, openField, airport))
    closeModal()
  }
  const airportField = (field: 'from' | 'to', label: string, shape: typeof PlaneTakeoff) => (
    <div data-field={field}>
      <LocationField
        label={label}
        name={field}
        value={search[field]}
        icon={<Icon shape={shape} size={20} />}
        modal={modal}
        open={openField === field}
        onOpen={() => setOpenField(field)}
        invalid={problem !== null && search[field] === null}
      />
    </div>
  )

  return (
    <div className={styles.frame}>
      <form ref={form} action={paths.flightResults} method="get" noValidate onSubmit={submit}>
        <TripTypeField value={type} onChange={(type) => onChange({ type })} />
        <div className={styles.fields} data-trip={type}>
          <div className={styles.route}>
            {airportField('from', 'From', PlaneTakeoff)}
            <IconButton
              label="Swap origin and destination"
              variant="outlined"
              className={styles.swap}
              onClick={() => onChange({ from: to, to: from })}
            >
              <Icon shape={ArrowLeftRight} size={18} />
            </IconButton>
            {airportField('to', 'To', PlaneLanding)}
          </div>
          <DateField
            label="Departure date"
            name="departureDate"
            value={departureDate}
            min={earliest}
            onChange={(departureDate) => onChange({ departureDate })}
          />
          {type === 'Round Trip' && returnDate !== null && (
            <div data-field="returnDate">
              <DateField
                label="Return date"
                name="returnDate"
                value={returnDate}
                min={maxDate(departureDate, earliest)}
                isMinEarliest={false}
                onChange={(returnDate) => onChange({ returnDate })}
              />
            </div>
          )}
          <div data-field="travellers">
            <TravellersField
              counts={travellers}
              onCountChange={onCountChange}
              cabinClass={cabinClass}
              onCabinClassChange={(cabinClass) => onChange({ cabinClass })}
              infantsHint={infantsHint('flight')}
            />
          </div>
          <input type="hidden" name="adults" value={travellers.adults} />
          <input type="hidden" name="children" value={travellers.children} />
          <input type="hidden" name="infants" value={travellers.infants} />
          <input type="hidden" name="cabinClass" value={cabinClass} />
          <Button type="submit" variant="cta" wide className={styles.submit}>
            <Icon shape={Search} size={20} />
            Search
          </Button>
        </div>
        <GroupLink
          product="flight"
          place={from && to ? `${from.name} to ${to.name}` : ''}
          first={departureDate}
          last={returnDate}
          guests={travellers}
        />
        {problem && (
          <Callout tone="error" className={styles.problem}>
            {problem.text}
          </Callout>
        )}
      </form>
      <LocationModal
        id={modal}
        open={openField !== null}
        onClose={closeModal}
        value={openField && search[openField]}
        search={searchAirports}
        onSelect={selectAirport}
      />
    </div>
  )
}

type TripTypeFieldProps = { value: FlightType; onChange: (type: FlightType) => void }

const types: readonly FlightType[] = ['Oneway', 'Round Trip']

function TripTypeField({ value, onChange }: TripTypeFieldProps) {
  return (
    <fieldset className={styles.types}>
      <legend>
        <VisuallyHidden>Trip type</VisuallyHidden>
      </legend>
      {types.map((type) => (
        <label key={type} className={styles.type}>
          <input
            type="radio"
            name="type"
            value={type}
            className={styles.radio}
            checked={type === value}
            onChange={() => onChange(type)}
          />
          <span>{type}</span>
        </label>
      ))}
    </fieldset>
  )
}
