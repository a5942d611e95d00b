import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

export type SectionHeadingProps = {
  title: string
  subtitle?: string
  id?: string
  children?: ReactNode
}

/** Heading of a section (h2), with the children at the end of its line. */
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
