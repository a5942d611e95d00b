import { FilterGroup, TextField } from '@storefront/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { HotelOffer } from '../domain/offers.ts'
import {
  facilityOptions,
  priceOptions,
  type ResultsView,
  ratingOptions,
} from '../domain/results.ts'

/** Pause in typing before the list follows, in ms. */
const pauseMs = 300

export type HotelFiltersProps = {
  offers: readonly HotelOffer[]
  view: ResultsView
  onChange: (change: Partial<ResultsView>) => void
}

/** Filters of the list: part of the name, price per night, rating, terms and facilities. */
export function HotelFilters({ offers, view, onChange }: HotelFiltersProps) {
  return (
    <>
      <NameFilter name={view.name} onChange={(name) => onChange({ name })} />
      <FilterGroup
        label="Price per night"
        options={priceOptions(offers, view)}
        selected={view.prices}
        onChange={(prices) => onChange({ prices })}
      />
      <FilterGroup
        label="Rating"
        options={ratingOptions(offers, view)}
        selected={view.ratings}
        onChange={(ratings) => onChange({ ratings })}
      />
      <FilterGroup
        label="Terms and facilities"
        options={facilityOptions(offers, view)}
        selected={view.facilities}
        onChange={(facilities) => onChange({ facilities })}
      />
    </>
  )
}

type NameFilterProps = { name: string; onChange: (name: string) => void }

/** Filter by name. Typed text shows at once; the address, and with it the list, follows after a pause. */
function NameFilter({ name, onChange }: NameFilterProps) {
  const [typed, setTyped] = useState(name)
  const [told, setTold] = useState(name)
  // The name changed from outside, by Back or Clear filters: the box follows.
  if (name !== told) {
    setTold(name)
    setTyped(name)
  }
  const tell = useEffectEvent((typed: string) => {
    if (typed === name) return
    setTold(typed)
    onChange(typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => tell(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      label="Hotel name"
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
