import { Checkout, SummaryPage, SummaryTerms } from '@storefront/booking'
import type { HotelSearch } from '@storefront/contract'
import { addDays, cancunTime, nightsText, stayDates } from '@storefront/domain'
import { usePublish, useSession } from '@storefront/session'
import { Button, onIntent, useOnIntent } from '@storefront/ui'
import { useState } from 'react'
import { RateChoice } from '../components/RateChoice.tsx'
import { RateQuestion } from '../components/RateQuestion.tsx'
import { SecondRoomNote } from '../components/SecondRoomNote.tsx'
import { StayFields, type StayFieldsProps } from '../components/StayFields.tsx'
import { bookingKey, recountedOffer, roomOffer } from '../domain/booking.ts'
import { stayOf } from '../domain/pricing.ts'
import { rateOffer } from '../domain/rate-change.ts'
import { rateOptions } from '../domain/rate-choice.ts'
import type { RoomSelection } from '../domain/room-selection.ts'
import { secondRoomAddress } from '../domain/search.ts'
import { atRate, bookable, changeStay, nightLimitsOf } from '../domain/selection.ts'
import type { RoomUnavailableProps } from './RoomUnavailable.tsx'

/** Room summary (product 4.2). */
export function SummaryScreen() {
  const { hotel, room, searches } = useSession((state) => state.selection)
  const search = searches.hotel
  return (
    <SummaryPage
      title="Room Summary"
      selection={hotel && room && search && { hotel, room, search }}
    >
      {(selection) => <RoomSummary selection={selection} />}
    </SummaryPage>
  )
}

/** Blocks both booking buttons while the question about the rate is open. */
const openQuestion = 'Accept the other rate or keep your stay, then book.'

function RoomSummary({ selection }: { selection: RoomSelection }) {
  const { hotel, room, search } = selection
  const { problem, proposed, next, select, change, fitted } = useRateConsent(selection)
  // The server never renders this, because it does not know the selection.
  const now = cancunTime(new Date())
  const offer = roomOffer(selection, now)
  const options = rateOptions(room, stayOf(search), room.selectedRate.id, now)
  return (
    <Checkout
      offer={proposed ? { ...offer, blockedBy: offer.blockedBy ?? openQuestion } : offer}
      offerFor={(guests) => recountedOffer(selection, guests, now)}
      onRecount={(guests) => change({ guests })}
    >
      {room.secondParty && (
        <SecondRoomNote
          guests={room.secondParty}
          address={secondRoomAddress(hotel.slug, search, room.secondParty)}
        />
      )}
      {/* Takes the focus when the question's buttons disappear. */}
      <div tabIndex={-1}>
        <RoomTerms
          search={proposed?.search ?? search}
          limits={nightLimitsOf(selection)}
          infantMaxAge={room.selectedRate.infantMaxAge ?? null}
          enoughNights={problem?.enoughNights ?? null}
          onChange={change}
        />
        {!next && offer.isPriced === false && (
          <UnavailableOnDemand selection={selection} fitted={fitted} onSelect={select} />
        )}
        {next && (
          <RateQuestion
            from={rateOffer(selection, now)}
            to={rateOffer(next, now)}
            onAccept={() => select(next)}
            onKeep={proposed && (() => select(selection))}
            keepLabel={
              stayDates(next.search) === stayDates(search) ? 'Keep my guests' : 'Keep my dates'
            }
            roomsAddress={offer.chosenAt.address}
          />
        )}
      </div>
      {options.length > 1 && !next && (
        <RateChoice
          options={options}
          chosen={room.selectedRate.id}
          now={now}
          onChoose={(id) => select(atRate(selection, id))}
        />
      )}
    </Checkout>
  )
}

/**
 * Changes dates and guests of a selection. If the rate does not allow the change, the visitor must accept another rate:
 * `proposed` is the changed stay at that rate. `next` is `proposed`, or the unchanged stay at a rate that allows it.
 * `fitted` is the last selection on this page that could be booked, or null.
 */
function useRateConsent(selection: RoomSelection) {
  const publish = usePublish()
  const [proposal, setProposal] = useState<{ of: string; selection: RoomSelection } | null>(null)
  const key = bookingKey(selection)
  const proposed = proposal?.of === key ? proposal.selection : null
  const { problem, instead } = bookable(selection)
  const [fitted, setFitted] = useState<RoomSelection | null>(null)
  const select = (selected: RoomSelection) => {
    setProposal(null)
    if (selected !== selection) publish('room-selected', selected)
  }
  const change = (change: Partial<HotelSearch>) => {
    if (problem === null) setFitted(selection)
    const changed = changeStay(selection, { ...proposed?.search, ...change })
    if (changed.isOtherRate) setProposal({ of: key, selection: changed.selection })
    else select(changed.selection)
  }
  return { problem, proposed, next: proposed ?? instead, select, change, fitted }
}

const unavailableCode = onIntent(
  () => import(/* webpackChunkName: "no-room" */ './RoomUnavailable.tsx'),
)

function UnavailableOnDemand(props: RoomUnavailableProps) {
  const { module } = useOnIntent(unavailableCode, true)
  return module && <module.RoomUnavailable {...props} />
}

type RoomTermsProps = StayFieldsProps & {
  /** Minimum stay in nights; null if the stay meets it, or if a longer stay does not help. */
  enoughNights: number | null
}

function RoomTerms({ enoughNights, onChange, ...stay }: RoomTermsProps) {
  return (
    <SummaryTerms>
      <StayFields {...stay} onChange={onChange} />
      {enoughNights !== null && (
        <Button
          variant="secondary"
          onClick={() => onChange({ checkOutDate: addDays(stay.search.checkInDate, enoughNights) })}
        >
          {`Stay ${nightsText(enoughNights)}`}
        </Button>
      )}
    </SummaryTerms>
  )
}
