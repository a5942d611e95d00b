import { FilterGroup, TextField } from '@storefront/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { HotelOffer } from '../domain/offers.ts'
import {
  facilityOptions,
  priceOptions,
  type ResultsView,
  ratingOptions,
} from '../domain/results.ts'

/** Debounce of the name filter, in ms. */
const pauseMs = 300

export type HotelFiltersProps = {
  offers: readonly HotelOffer[]
  view: ResultsView
  onChange: (change: Partial<ResultsView>) => void
}

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

/** Filter by name. Typed text shows at once. The address and the list follow after a pause. */
function NameFilter({ name, onChange }: NameFilterProps) {
  const [typed, setTyped] = useState(name)
  const [reported, setReported] = useState(name)
  const [shown, setShown] = useState(name)
  if (name !== shown) {
    setShown(name)
    // Back or Clear filters changed the name. A reported one arrives later, and more may have been typed since.
    if (name !== reported) {
      setReported(name)
      setTyped(name)
    }
  }
  const report = useEffectEvent((typed: string) => {
    if (typed === reported) return
    setReported(typed)
    onChange(typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => report(typed), pauseMs)
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
