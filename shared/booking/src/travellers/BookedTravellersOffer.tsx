import { travellerSlots } from '@storefront/domain'
import type { BookedTravellers, TypedTravellers } from '@storefront/session'
import { Button, Callout } from '@storefront/ui'
import { useState } from 'react'
import { fillSlots, namesOf } from './booked-travellers.ts'
import styles from './TravellerForm.module.css'
import type { Travellers } from './traveller-drafts.ts'

type BookedTravellersOfferProps = Pick<Travellers, 'move'> & { booked: BookedTravellers }

type Filled = { before: TypedTravellers; left: readonly string[] }

/** Offers to fill the form with the travellers of the last booking on this page (product 4.3). It can be undone. */
export function BookedTravellersOffer({ booked, move }: BookedTravellersOfferProps) {
  const [filled, setFilled] = useState<Filled | null>(null)
  const fill = () =>
    move(({ counts, typed: before }) => {
      const { typed, left } = fillSlots(before, booked.typed, travellerSlots(counts))
      setFilled({ before, left })
      return { counts, typed }
    })
  const undo = ({ before }: Filled) => {
    move(({ counts }) => ({ counts, typed: before }))
    setFilled(null)
  }
  const names = namesOf(booked.typed)
  if (names.length === 0) return null
  const whose = `the travellers of your ${booked.product}`
  const left = filled?.left ?? []
  const missing = left.length > 0 ? ` There is no place here for ${left.join(', ')}.` : ''
  return (
    <Callout tone="info" quiet className={styles.offer}>
      <p role="status">{filled ? `Filled in with ${whose}.${missing}` : 'Travelling together?'}</p>
      <Button variant="secondary" size="small" onClick={() => (filled ? undo(filled) : fill())}>
        {filled ? 'Undo' : `Use ${whose}: ${names.join(', ')}`}
      </Button>
    </Callout>
  )
}
