import type { TravellerCounts } from '@storefront/contract'
import {
  bandOf,
  formatUsd,
  infantsAsChildren,
  outgrownText,
  partyProblems,
} from '@storefront/domain'
import type { Offer } from '../offer.ts'
import type { CardProblem } from '../payment/messages.ts'
import { moveTraveller, regroup } from '../travellers/regroup.ts'
import type { ChildOffer } from '../travellers/TravellerForm.tsx'
import type { Traveller, Travellers } from '../travellers/traveller-drafts.ts'

export type PartyOffers = {
  offer: Offer
  /** Offer for another party; null if it cannot be booked. */
  offerFor: (party: TravellerCounts) => Offer | null
  /** Selects the offer for another party. */
  onRecount: (party: TravellerCounts) => void
}

/** Returns party problems that prevent payment by card, and changes of a traveller's band that solve them. */
export function partyChanges(typed: Travellers, { offer, offerFor, onRecount }: PartyOffers) {
  const { party } = offer
  const members = typed.travellers.map(memberOf)

  /** Label of the offer to count `moved` infants as children; null if the new counts cannot be booked. */
  function offerText(moved: number): string | null {
    const other = offerFor(infantsAsChildren(party, moved))
    if (other === null) return null
    const what = moved === 1 ? 'Count as a child' : `Count ${moved} infants as children`
    return `${what}: total ${formatUsd(other.totalUsd)}`
  }

  /** Changes the counts. The travellers whose age fits best change their band. */
  function recountTo(to: TravellerCounts): void {
    typed.move((travellers) => regroup(travellers, to))
    onRecount(to)
  }

  function problemOf({ text, excessInfants = 0 }: ReturnType<typeof partyProblems>[number]) {
    const label = excessInfants > 0 ? offerText(excessInfants) : null
    const apply = () => recountTo(infantsAsChildren(party, excessInfants))
    return label === null ? { text } : { text, fix: { label, apply } }
  }

  return {
    recountTo,
    cardProblems: partyProblems(members, offer).map(problemOf) as CardProblem[],
    /** Returns the offer to count an infant who is too old as a child, or null. */
    childOffer(traveller: Traveller): ChildOffer | null {
      const text = outgrownText(memberOf(traveller), offer)
      const label = text === null ? null : offerText(1)
      if (text === null || label === null) return null
      const accept = () => {
        const to = typed.move((all) => moveTraveller(all, traveller.slot, 'children'))
        onRecount(to)
        return `children-${to.children}` as const
      }
      return { text, label, accept }
    },
  }
}

function memberOf({ slot, draft }: Traveller) {
  return { band: bandOf(slot), birth: draft.dob }
}
