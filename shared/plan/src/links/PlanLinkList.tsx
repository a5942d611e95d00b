import type { Product } from '@storefront/contract'
import { planLinks } from '@storefront/domain'
import { usePublish, useSession } from '@storefront/session'
import { ButtonLink } from '@storefront/ui'
import { useId } from 'react'
import { usePlan } from '../use-plan.ts'
import styles from './PlanLinks.module.css'

export type PlanLinkListProps = {
  /** Product that was booked or requested just now. */
  booked: Product
}

/** "For the same trip: Hotels in Cancún, 16 to 21 January". */
export function PlanLinkList({ booked }: PlanLinkListProps) {
  const plan = usePlan()
  const today = useSession((state) => state.today)
  const publish = usePublish()
  const id = useId()
  const links = plan ? planLinks(plan, booked, today) : []
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id} className={styles.links}>
      <h2 id={id} className={styles.title}>
        For the same trip
      </h2>
      {links.map(({ label, address, tour }) => (
        <ButtonLink
          key={address}
          to={address}
          variant="secondary"
          size="small"
          onClick={() => {
            if (tour) publish('tour-search-changed', tour)
          }}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  )
}
