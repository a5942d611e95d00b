import { paths } from '@storefront/contract'
import { businessHours, chatUrl, phoneUrl } from '@storefront/domain'
import { PageHead } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { ButtonLink, Card, ChatLink, PageContainer, WhatsAppIcon } from '@storefront/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Outcome.module.css'

export type OutcomeCardProps = {
  title: string
  picture: ReactNode
  children: ReactNode
  action?: ReactNode
  message: string
}

/**
 * Outcome page: one card with contact options and the way home. Focuses its heading, because visitors arrive from
 * another site, where the storefront could not announce the page.
 */
export function OutcomeCard({ title, picture, children, action, message }: OutcomeCardProps) {
  const { agency } = useStorefront()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <PageContainer>
      <PageHead title={title} noindex />
      <Card as="section" className={styles.card}>
        {picture}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children}
        <div className={styles.actions}>
          {action}
          <ChatLink href={chatUrl(agency.whatsapp, message)}>
            <WhatsAppIcon />
            Ask us on WhatsApp
          </ChatLink>
          <ButtonLink to={paths.home} variant="ghost">
            Back to home
          </ButtonLink>
        </div>
        <p className={styles.hours}>
          <span>{`We answer ${businessHours}, Cancún time, or call`}</span>{' '}
          <a translate="no" href={phoneUrl(agency.phone)}>
            {agency.phone}
          </a>
          .
        </p>
      </Card>
    </PageContainer>
  )
}
