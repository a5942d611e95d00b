import { type ReactNode, useId } from 'react'
import styles from './DetailSection.module.css'
import { useArrival } from './use-arrival.ts'

type DetailSectionProps = { title: string; id?: string; children: ReactNode }

/** Titled section. A link to `id` focuses its heading. */
export function DetailSection({ title, id, children }: DetailSectionProps) {
  const ownId = useId()
  const headingId = id ?? ownId
  useArrival(id)
  return (
    <section tabIndex={-1} className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
