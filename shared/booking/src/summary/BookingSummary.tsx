import { ButtonLink, Picture } from '@storefront/ui'
import { ChevronDown } from '@storefront/ui/icons'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import styles from './BookingSummary.module.css'
import { rowsWithoutPrices, type SummaryRow } from './summary-row.ts'

/** Whether the total shown is another than the one the rows add up to. */
export const OtherTotalContext = createContext(false)

export type BookingSummaryProps = {
  /** e.g. 'Booking Summary'. */
  title: string
  image?: { src: string | null; alt: string }
  /** What is booked, e.g. hotel and room. */
  name?: ReactNode
  /** Where what is booked can be changed. */
  change?: { address: string; label: string }
  /** What rows cannot say, e.g. a flight's route and times; above them. */
  children?: ReactNode
  rows: readonly SummaryRow[]
}

/** What is being booked, line by line. On a phone the lines unfold; from 992 px they always show. */
export function BookingSummary({
  title,
  image,
  name,
  change,
  children,
  rows,
}: BookingSummaryProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shownRows = useContext(OtherTotalContext) ? rowsWithoutPrices(rows) : rows
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <div className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-lines`}
          onClick={() => setOpen(!isOpen)}
        >
          Details
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </button>
      </div>
      <div id={`${id}-lines`} className={styles.lines} data-open={isOpen}>
        {image && (
          <Picture src={image.src} alt={image.alt} sizes="(min-width: 992px) 400px, 100vw" />
        )}
        {name && <p className={styles.name}>{name}</p>}
        {children}
        {change && (
          <ButtonLink to={change.address} variant="ghost" size="small" className={styles.change}>
            {change.label}
          </ButtonLink>
        )}
        <dl className={styles.rows}>
          {shownRows.map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
