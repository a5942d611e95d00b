import { useStorefront } from '@storefront/session'
import { Button } from '@storefront/ui'
import { CalendarPlus, Printer } from '@storefront/ui/icons'
import { calendarFile } from '../calendar/ics.ts'
import type { KeptRecap } from '../recap/recap.ts'
import { Receipt, TotalLine } from '../receipt/Receipt.tsx'
import styles from './Outcome.module.css'

export type RecapCardProps = {
  recap: KeptRecap
  /** Who travels; empty where that is not known. */
  names: readonly string[]
  reference: string | null
}

/** What was being booked, to keep: on paper or in a calendar. */
export function RecapCard({ recap, names, reference }: RecapCardProps) {
  const { agency } = useStorefront()
  const saveCalendar = () => {
    const text = calendarFile({
      events: recap.events,
      bookingId: reference ?? crypto.getRandomValues(new Uint32Array(2)).join('-'),
      producer: agency.product,
      stampedAt: new Date(),
    })
    downloadFile(`${reference ?? 'booking'}.ics`, 'text/calendar;charset=utf-8', text)
  }
  return (
    <section className={styles.recap}>
      <h2 className={styles.subtitle}>{recap.name}</h2>
      <dl className={styles.rows}>
        {recap.rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {names.length > 0 && (
          <div className={styles.row}>
            <dt>Names</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        )}
      </dl>
      <Receipt lines={recap.lines} notes={recap.notes} />
      <TotalLine label="Total" usd={recap.totalUsd} />
      <div className={styles.keep}>
        {recap.events.length > 0 && (
          <Button variant="secondary" size="small" onClick={saveCalendar}>
            <CalendarPlus size={18} aria-hidden="true" />
            Add to calendar
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          Print
        </Button>
      </div>
    </section>
  )
}

/** Hands `text` to the visitor as a file. */
function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has started by then; revoking at once would cancel it in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
