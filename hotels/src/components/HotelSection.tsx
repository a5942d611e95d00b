import { type ReactNode, useId } from 'react'
import styles from './HotelSection.module.css'

export type HotelSectionProps = { title: string; id?: string; children: ReactNode }

/** One titled part of a hotel's page. `id` is where a link on the page may lead. */
export function HotelSection({ title, id, children }: HotelSectionProps) {
  const headingId = useId()
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}
