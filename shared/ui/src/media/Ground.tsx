import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Ground.module.css'

type GroundProps = { children: ReactNode; className?: string }

/** White text on a dark ground over a picture, legible on any picture (WCAG 1.4.3). */
export function Ground({ children, className }: GroundProps) {
  return <div className={classNames(styles.ground, className)}>{children}</div>
}
