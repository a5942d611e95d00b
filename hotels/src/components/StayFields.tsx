import { GuestsField, StayDatesField } from '@storefront/catalogue'
import type { HotelSearch } from '@storefront/contract'
import { closedNight, type NightLimits } from '../domain/stay-limits.ts'

export type StayFieldsProps = {
  search: HotelSearch
  limits: NightLimits
  /** Highest infant age of the chosen rate, in years; null without a rate or a stated age. */
  infantMaxAge?: number | null
  onChange: (change: Partial<HotelSearch>) => void
}

/** Dates and guests of a stay. Unavailable nights cannot be selected. */
export function StayFields({ search, limits, infantMaxAge, onChange }: StayFieldsProps) {
  return (
    <>
      <StayDatesField
        stay={search}
        unavailable={(day) => closedNight(limits, day)}
        maxNights={limits.maxNights}
        onChange={onChange}
      />
      <GuestsField
        product="hotel"
        guests={search.guests}
        infantMaxAge={infantMaxAge}
        onChange={(guests) => onChange({ guests })}
      />
    </>
  )
}
