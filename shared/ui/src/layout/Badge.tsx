import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Badge.module.css'

export type BadgeProps = {
  children: ReactNode
  tone?: 'neutral' | 'lagoon' | 'deep' | 'ok' | 'warn'
  className?: string
}

/** A short fact in a pill, e.g. a category. */
export function Badge({ children, tone = 'neutral', className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>
}
