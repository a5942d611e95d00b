import type { IsoDate, TravellerBand, TravellerCounts } from '@storefront/contract'
import { formatGuests } from '@storefront/domain'
import {
  Button,
  Callout,
  type DateRange,
  DateRangeField,
  DestinationField,
  type DestinationFieldProps,
  TravellersField,
} from '@storefront/ui'
import { Search } from '@storefront/ui/icons'
import { type FormEvent, useEffect, useRef } from 'react'
import styles from './SearchFields.module.css'

export type SearchFieldsProps = {
  /** Address of the list: where the form leads before any script has run. */
  action: string
  destination: string
  onDestinationChange: (destination: string) => void
  searchDestinations: DestinationFieldProps['search']
  /** What may be typed, e.g. 'City, island or hotel'. */
  placeholder: string
  /** Check-in and check-out, where the product has them; `earliest` is the first day that can be chosen. */
  stay?: DateRange & { earliest: IsoDate; onChange: (dates: DateRange) => void }
  guests: TravellerCounts
  onCountChange: (band: TravellerBand, count: number) => void
  /** Why the last submit did not search, or null. A new object is announced again. */
  problem: { text: string } | null
  /** The list is loading: the button waits. */
  isSearching?: boolean
  onSubmit: () => void
}

/** The form of a vertical that is searched by destination (spec §2). A plain GET form underneath. */
export function SearchFields(props: SearchFieldsProps) {
  const { action, stay, guests, problem, isSearching, onSubmit } = props
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
      <form action={action} method="get" noValidate onSubmit={submit}>
        <div className={styles.fields} data-stay={Boolean(stay)}>
          <DestinationField
            ref={destination}
            name="destination"
            value={props.destination}
            onChange={props.onDestinationChange}
            search={props.searchDestinations}
            placeholder={props.placeholder}
            className={styles.destination}
          />
          {stay && (
            <DateRangeField
              startLabel="Check-in"
              endLabel="Check-out"
              startName="checkin"
              endName="checkout"
              start={stay.start}
              end={stay.end}
              min={stay.earliest}
              onChange={stay.onChange}
              className={styles.dates}
            />
          )}
          <TravellersField label="Guests" counts={guests} onCountChange={props.onCountChange} />
          {stay && <input type="hidden" name="guests" value={formatGuests(guests)} />}
          <Button type="submit" variant="cta" wide busy={isSearching} className={styles.submit}>
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
