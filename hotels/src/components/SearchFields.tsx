import {
  type EventPayloads,
  type HotelSearch,
  type IsoDate,
  paths,
  type TravellerBand,
} from '@storefront/contract'
import { formatGuests } from '@storefront/domain'
import {
  Button,
  Callout,
  DateRangeField,
  DestinationField,
  type DestinationFieldProps,
  TravellersField,
} from '@storefront/ui'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import styles from './SearchFields.module.css'

export type SearchFieldsProps = {
  search: HotelSearch
  /** First day that can be chosen. */
  earliest: IsoDate
  /** Why the last submit did not search, or null. A new object is said again. */
  problem: { text: string } | null
  onChange: (change: EventPayloads['hotel-search-changed']) => void
  onCountChange: (band: TravellerBand, count: number) => void
  searchDestinations: DestinationFieldProps['search']
  onSubmit: () => void
}

/** The hotels form of the search widget (spec §2). A plain GET form underneath: it searches before any script has run. */
export function SearchFields(props: SearchFieldsProps) {
  const { search, earliest, problem, onChange, onCountChange, onSubmit } = props
  const destination = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) destination.current?.focus()
  }, [problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className={styles.frame}>
      <form action={paths.hotels} method="get" noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <DestinationField
            ref={destination}
            name="destination"
            value={search.destination}
            onChange={(destination) => onChange({ destination })}
            search={props.searchDestinations}
            placeholder="City, island or hotel"
            className={styles.destination}
          />
          <DateRangeField
            startLabel="Check-in"
            endLabel="Check-out"
            startName="checkin"
            endName="checkout"
            start={search.checkInDate}
            end={search.checkOutDate}
            min={earliest}
            onChange={({ start, end }) => onChange({ checkInDate: start, checkOutDate: end })}
            className={styles.dates}
          />
          <TravellersField
            label="Guests"
            counts={search.guests}
            onCountChange={onCountChange}
            className={styles.guests}
          />
          <input type="hidden" name="guests" value={formatGuests(search.guests)} />
          <Button type="submit" variant="cta" wide className={styles.submit}>
            <Search size={20} aria-hidden="true" />
            Search
          </Button>
        </div>
        {problem && (
          <Callout tone="error" className={styles.problem}>
            {problem.text}
          </Callout>
        )}
      </form>
    </div>
  )
}
