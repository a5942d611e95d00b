import { Card, PageContainer } from '@storefront/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Outcome.module.css'

export type OutcomeCardProps = { title: string; picture: ReactNode; children: ReactNode }

/**
 * One centred card for the end of a booking. The heading takes the focus: visitors arrive from another site,
 * where the storefront could not tell them that the page changed.
 */
export function OutcomeCard({ title, picture, children }: OutcomeCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <PageContainer>
      <Card as="section" className={styles.card}>
        {picture}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children}
      </Card>
    </PageContainer>
  )
}
