import { type ReactNode, useId } from 'react'
import styles from './DetailSection.module.css'

type DetailSectionProps = { title: string; id?: string; children: ReactNode }

/** One titled part of a detail page. `id` is where a link on the page may lead. */
export function DetailSection({ title, id, children }: DetailSectionProps) {
  const headingId = useId()
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}
