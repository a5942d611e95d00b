import type { TravellerSlot } from '@storefront/domain'
import type { BookedTravellers, TypedTravellers } from '@storefront/session'
import { Button, Callout } from '@storefront/ui'
import { useState } from 'react'
import { namesOf, withRecords } from './booked-travellers.ts'
import styles from './TravellerForm.module.css'
import type { Travellers } from './traveller-drafts.ts'

type BookedTravellersOfferProps = Pick<Travellers, 'travellers' | 'move'> & {
  booked: BookedTravellers
}

/** Offers to fill the form with the travellers of the last booking on this page (product 4.3). It can be undone. */
export function BookedTravellersOffer({ booked, travellers, move }: BookedTravellersOfferProps) {
  const [before, setBefore] = useState<TypedTravellers | null>(null)
  const fillOrUndo = () =>
    move(({ counts, typed }) => {
      const slots = Object.keys(booked.typed) as TravellerSlot[]
      // Undoing leaves what was typed for others meanwhile.
      setBefore(before ? null : Object.fromEntries(slots.map((slot) => [slot, typed[slot]])))
      return { counts, typed: before ? { ...typed, ...before } : withRecords(typed, booked.typed) }
    })
  const names = namesOf(booked.typed)
  if (names.length === 0) return null
  const whose = `the travellers of your ${booked.product}`
  const shown = Object.fromEntries(travellers.map(({ slot }) => [slot, undefined]))
  const left = namesOf({ ...booked.typed, ...shown })
  const missing = left.length > 0 ? ` There is no place here for ${left.join(', ')}.` : ''
  return (
    <Callout tone="info" quiet className={styles.offer}>
      <p role="status">{before ? `Filled in with ${whose}.${missing}` : 'Travelling together?'}</p>
      <Button variant="secondary" size="small" onClick={fillOrUndo}>
        {before ? 'Undo' : `Use ${whose}: ${names.join(', ')}`}
      </Button>
    </Callout>
  )
}
