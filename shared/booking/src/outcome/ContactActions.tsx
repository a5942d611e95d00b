import { paths } from '@storefront/contract'
import { businessHours, chatUrl } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { BrandIcon, ButtonLink } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './Outcome.module.css'

export type ContactActionsProps = {
  /** Prefilled chat message. */
  message: string
  /** The main action of the screen, before the chat. */
  children?: ReactNode
}

/** How to reach the agency from an outcome, and the way home. */
export function ContactActions({ message, children }: ContactActionsProps) {
  const { agency } = useStorefront()
  return (
    <>
      <div className={styles.actions}>
        {children}
        <ButtonLink
          href={chatUrl(agency.whatsapp, message)}
          target="_blank"
          rel="noopener noreferrer"
          variant="whatsapp"
        >
          <BrandIcon name="whatsapp" size={20} />
          Ask us on WhatsApp
        </ButtonLink>
        <ButtonLink to={paths.home} variant="ghost">
          Back to home
        </ButtonLink>
      </div>
      <p className={styles.hours}>
        We answer {businessHours}, Cancún time, or call{' '}
        <a href={`tel:${agency.phone.replaceAll(' ', '')}`}>{agency.phone}</a>.
      </p>
    </>
  )
}
