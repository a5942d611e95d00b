import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { chatUrl, groupProblem, travellerSummary } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { ButtonLink, Callout, ChatLink } from '@storefront/ui'
import type { Trip } from '../rules/trip.ts'
import styles from './GroupProblem.module.css'

type GroupProblemProps = {
  trip: Trip
  guests: TravellerCounts
  firstDay: IsoDate
  /** List of other trips. */
  others: { address: string; label: string }
}

/** Alert that a trip never takes these guests in one booking, with alternatives. */
export function GroupProblem({ trip, guests, firstDay, others }: GroupProblemProps) {
  const { agency } = useStorefront()
  const problem = groupProblem('tour', trip.limits, { firstDay, guests })
  const question = `Hello! I'd like to book ${trip.name} for ${travellerSummary(guests)}. ${problem}`
  return (
    <div role="status">
      {problem && (
        <Callout tone="info" quiet>
          <p>{problem}</p>
          <div className={styles.ways}>
            <ChatLink href={chatUrl(agency.whatsapp, question)} size="small">
              Ask by WhatsApp
            </ChatLink>
            <ButtonLink to={others.address} variant="secondary" size="small">
              {others.label}
            </ButtonLink>
          </div>
        </Callout>
      )}
    </div>
  )
}
