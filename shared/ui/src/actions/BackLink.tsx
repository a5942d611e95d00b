import { Link } from '@storefront/router'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronLeft } from '../media/icons.ts'
import styles from './BackLink.module.css'

type BackLinkProps = { to: string; children: ReactNode; className?: string }

/** The way back to a list, legible over any picture. */
export function BackLink({ to, children, className }: BackLinkProps) {
  return (
    <Link to={to} className={classNames(styles.link, className)}>
      <ChevronLeft size={20} aria-hidden="true" />
      {children}
    </Link>
  )
}
