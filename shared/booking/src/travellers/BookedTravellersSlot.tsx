import { useStorefront } from '@storefront/session'
import { useEffect, useState } from 'react'
import styles from './TravellerForm.module.css'
import type { Travellers } from './traveller-drafts.ts'

type Offer = typeof import('./BookedTravellersOffer.tsx')

/** Place of the offer to use the travellers of the last booking. Its code loads only if there are any. */
export function BookedTravellersSlot({
  travellers,
  move,
}: Pick<Travellers, 'travellers' | 'move'>) {
  const { drafts } = useStorefront().session
  const [booked] = useState(() =>
    travellers.some(({ draft }) => draft.firstName === '') ? drafts.getBooked() : null,
  )
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    if (booked)
      import(/* webpackChunkName: "booked-travellers" */ './BookedTravellersOffer.tsx').then(
        setOffer,
        console.warn,
      )
  }, [booked])
  return (
    booked && (
      <div className={styles.booked}>
        {offer && <offer.BookedTravellersOffer booked={booked} move={move} />}
      </div>
    )
  )
}
