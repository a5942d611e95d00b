import { useStorefront } from '@storefront/session'
import { onIntent, useOnIntent } from '@storefront/ui'
import { useState } from 'react'
import styles from './TravellerForm.module.css'
import type { Travellers } from './traveller-drafts.ts'

const code = onIntent(
  () => import(/* webpackChunkName: "booked-travellers" */ './BookedTravellersOffer.tsx'),
)

/** Place of the offer to use the travellers of the last booking. Its code loads only if there are any. */
export function BookedTravellersSlot(form: Pick<Travellers, 'travellers' | 'move'>) {
  const { drafts } = useStorefront().session
  const [booked] = useState(() =>
    form.travellers.some(({ draft }) => draft.firstName === '') ? drafts.getBooked() : null,
  )
  const { module: offer } = useOnIntent(code, booked !== null)
  return (
    booked && (
      <div className={styles.booked}>
        {offer && <offer.BookedTravellersOffer booked={booked} {...form} />}
      </div>
    )
  )
}
