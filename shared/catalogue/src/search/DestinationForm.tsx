import { type ListedProduct, listPaths, type TravellerCounts } from '@storefront/contract'
import { formatGuests, type SearchProblem } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { Button, Callout, DestinationField, GroupLink } from '@storefront/ui'
import { Icon, Search } from '@storefront/ui/icons'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { GuestsField } from '../fields/GuestsField.tsx'
import { StayDatesField, type StayDatesFieldProps } from '../fields/StayDatesField.tsx'
import { placeKinds } from '../rules/list-words.ts'
import styles from './DestinationForm.module.css'
import type { SearchForm } from './use-search-form.ts'

/** In the chunk of the list that shows the suggestions. */
const loadSuggestions = () =>
  import(/* webpackChunkName: "destination-suggestions" */ '../destinations/search-destinations.ts')

export type DestinationFormProps = {
  product: ListedProduct
  /** e.g. 'City, island or hotel'. */
  placeholder: string
  form: SearchForm<{ destination: string }, SearchProblem<'destination' | 'travellers'>>
  dates?: Pick<StayDatesFieldProps, 'stay' | 'onChange'>
  guests: TravellerCounts
  onGuestsChange: (guests: TravellerCounts) => void
  /** Disables the button. */
  isSearching?: boolean
  /** `PlanSlot` of the form. */
  plan?: ReactNode
}

/** Search form by destination; a plain GET form without script. */
export function DestinationForm(props: DestinationFormProps) {
  const { product, placeholder, form, dates, guests, onGuestsChange, isSearching } = props
  const { search, change, problem, submit } = form
  const { http } = useStorefront()
  const guestsFrame = useRef<HTMLDivElement>(null)
  const destination = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem?.field === 'destination') destination.current?.focus()
    if (problem?.field === 'travellers') guestsFrame.current?.querySelector('button')?.focus()
  }, [problem])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <div className={styles.frame}>
      {props.plan}
      <form action={listPaths[product]} method="get" noValidate onSubmit={onSubmit}>
        <div className={styles.fields} data-stay={Boolean(dates)}>
          <DestinationField
            ref={destination}
            name="destination"
            value={search.destination}
            onChange={(destination) => change({ destination })}
            search={async (query, signal) =>
              (await loadSuggestions()).findDestinations(http, placeKinds(product), query, signal)
            }
            placeholder={placeholder}
            className={styles.destination}
          />
          {dates && (
            <StayDatesField
              {...dates}
              startName="checkin"
              endName="checkout"
              className={styles.dates}
            />
          )}
          <div ref={guestsFrame}>
            <GuestsField product={product} guests={guests} onChange={onGuestsChange} />
          </div>
          {dates && <input type="hidden" name="guests" value={formatGuests(guests)} />}
          <Button type="submit" variant="cta" wide busy={isSearching} className={styles.submit}>
            <Icon shape={Search} size={20} />
            Search
          </Button>
        </div>
        <GroupLink
          product={product}
          place={search.destination.trim()}
          first={dates?.stay.checkInDate ?? null}
          last={dates?.stay.checkOutDate ?? null}
          guests={guests}
        />
        {problem && (
          <Callout tone="error" className={styles.problem}>
            {problem.text}
          </Callout>
        )}
      </form>
    </div>
  )
}
