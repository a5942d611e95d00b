import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

export type SectionHeadingProps = {
  title: string
  subtitle?: string
  id?: string
  children?: ReactNode
}

/** Heading of a section (h2); children follow at its end. */
export function SectionHeading({ title, subtitle, id, children }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <div>
        <h2 id={id}>{title}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children}
    </div>
  )
}
