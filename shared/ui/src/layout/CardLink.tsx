import { Link } from '@storefront/router'
import type { ReactNode } from 'react'
import styles from './Card.module.css'

export type CardLinkProps = { to: string; children: ReactNode }

/** The one link of an interactive card: the whole card leads there, the link's own box stays around its words. */
export function CardLink({ to, children }: CardLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  )
}
