import type { TravellerCounts } from '@storefront/contract'
import {
  bandOf,
  formatUsd,
  infantsAsChildren,
  outgrownText,
  type PartyRules,
  partyProblems,
} from '@storefront/domain'
import type { CardProblem } from '../payment/messages.ts'
import { moveTraveller, regroup } from '../travellers/regroup.ts'
import type { ChildOffer } from '../travellers/TravellerForm.tsx'
import type { Traveller, Travellers } from '../travellers/traveller-drafts.ts'

export type SummaryTravellers = {
  label: 'Passenger' | 'Guest'
  counts: TravellerCounts
  recount: {
    /** Total in USD for other counts; null if they cannot be booked. */
    totalUsd: (counts: TravellerCounts) => number | null
    /** Changes the selection to other counts. */
    change: (counts: TravellerCounts) => void
  }
}

/** Returns party problems that prevent payment by card, and offers that change a traveller's band. */
export function partyOffers(
  typed: Travellers,
  { counts, recount }: SummaryTravellers,
  rules: PartyRules,
) {
  const party = typed.travellers.map(memberOf)

  /** Label of the offer to count `moved` infants as children; null if the new counts cannot be booked. */
  function offerText(moved: number): string | null {
    const totalUsd = recount.totalUsd(infantsAsChildren(counts, moved))
    if (totalUsd === null) return null
    const what = moved === 1 ? 'Count as a child' : `Count ${moved} infants as children`
    return `${what}: total ${formatUsd(totalUsd)}`
  }

  /** Changes the counts. The travellers whose age fits best change their band. */
  function recountTo(to: TravellerCounts): void {
    typed.move((party) => regroup(party, to))
    recount.change(to)
  }

  function problemOf({ text, excessInfants = 0 }: ReturnType<typeof partyProblems>[number]) {
    const label = excessInfants > 0 ? offerText(excessInfants) : null
    const apply = () => recountTo(infantsAsChildren(counts, excessInfants))
    return label === null ? { text } : { text, fix: { label, apply } }
  }

  return {
    recountTo,
    cardProblems: partyProblems(party, rules).map(problemOf) as CardProblem[],
    /** Returns the offer to count an infant who is too old as a child, or null. */
    childOffer(traveller: Traveller): ChildOffer | null {
      const text = outgrownText(memberOf(traveller), rules)
      const label = text === null ? null : offerText(1)
      if (text === null || label === null) return null
      const accept = () => {
        const to = typed.move((party) => moveTraveller(party, traveller.place, 'children'))
        recount.change(to)
        return `children-${to.children}` as const
      }
      return { text, label, accept }
    },
  }
}

function memberOf({ place, draft }: Traveller) {
  return { band: bandOf(place), birth: draft.dob }
}
