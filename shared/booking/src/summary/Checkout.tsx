import type { IsoDate } from '@storefront/contract'
import { earliestProblem, fromDate, partyProblem } from '@storefront/domain'
import { PlanSlot } from '@storefront/plan'
import { usePublish, useSession } from '@storefront/session'
import { GroupLink } from '@storefront/ui'
import { type ReactNode, useRef } from 'react'
import { wordsOf } from '../offer.ts'
import { BookingActions } from '../payment/BookingActions.tsx'
import { useBookingActions } from '../payment/useBookingActions.ts'
import { travellerRecords } from '../travellers/fields.ts'
import { TravellerForm, type TravellerFormHandle } from '../travellers/TravellerForm.tsx'
import { useTravellers } from '../travellers/traveller-drafts.ts'
import { BookingSummary } from './BookingSummary.tsx'
import { type PartyOffers, partyChanges } from './party-changes.ts'
import styles from './SummaryPage.module.css'
import { SummaryLayout } from './SummaryPage.tsx'

export type CheckoutProps = PartyOffers & {
  /** Content of the Booking Summary above its rows, e.g. a flight's route and times. */
  details?: ReactNode
  /** Fields of the product before the travellers, e.g. a tour's date. */
  children?: ReactNode
}

/** Traveller forms, booking summary, total and both booking buttons of an offer. */
export function Checkout({ details, children, ...offers }: CheckoutProps) {
  const { offer } = offers
  const { product, selectionKey, days, party, isWithinMexico = true, cardProblem } = offer
  const typed = useTravellers(product, party, selectionKey)
  const drafts = typed.travellers.map(({ draft }) => draft)
  const [today, followToday] = useToday()
  const { first: tripStarts, last: tripEnds } = days
  const bounds = { product, today, tripStarts, tripEnds, isWithinMexico }
  const changes = partyChanges(typed, offers)
  const form = useRef<TravellerFormHandle>(null)
  const actions = useBookingActions({
    offer,
    blockedBy:
      partyProblem(party)?.text ?? earliestProblem(tripStarts, today) ?? offer.blockedBy ?? null,
    cardProblems: [...(cardProblem ? [{ text: cardProblem }] : []), ...changes.cardProblems],
    onRecount: changes.recountTo,
    births: drafts.map(({ dob }) => dob),
    leadTraveller: `${drafts[0]?.firstName ?? ''} ${drafts[0]?.lastName ?? ''}`,
    isInTime: () => earliestProblem(tripStarts, followToday()) === null,
    completeTravellers: () =>
      form.current?.validate() ? travellerRecords(typed.travellers) : null,
  })
  // The offer's lines do not add up to the provider's total.
  const price = actions.isOtherTotal ? { lines: [], totalUsd: actions.totalUsd } : {}
  return (
    <SummaryLayout
      forms={
        <fieldset className={styles.lockable} disabled={actions.busy !== null}>
          {product !== 'flight' && <PlanSlot judged={{ product, ...days, tour: offer.times }} />}
          {children}
          <TravellerForm
            ref={form}
            label={wordsOf(offer).traveller}
            {...typed}
            bounds={bounds}
            childOffer={changes.childOffer}
          />
        </fieldset>
      }
      summary={<BookingSummary offer={{ ...offer, ...price }}>{details}</BookingSummary>}
      actions={
        <>
          <BookingActions offer={offer} actions={actions} />
          <GroupLink
            product={product}
            place={offer.name}
            first={tripStarts}
            last={tripEnds === tripStarts ? null : tripEnds}
            guests={party}
          />
        </>
      }
    />
  )
}

/** Returns the visitor's day and a function that reads their clock again: the page may be open since yesterday. */
function useToday(): [today: IsoDate, follow: () => IsoDate] {
  const publish = usePublish()
  const today = useSession((state) => state.today)
  const follow = () => {
    const now = fromDate(new Date())
    if (now !== today) publish('today-known', { today: now })
    return now
  }
  return [today, follow]
}
