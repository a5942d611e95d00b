import { PriceBreakdown, TotalLine } from '@storefront/prices'
import { useStorefront } from '@storefront/session'
import { Button, Dated } from '@storefront/ui'
import { CalendarPlus, Icon, Printer } from '@storefront/ui/icons'
import { saveCalendar } from '../calendar/save-calendar.ts'
import type { KeptRecap } from '../checkouts/recap.ts'
import styles from './Outcome.module.css'

type RecapCardProps = {
  recap: KeptRecap
  /** Empty if unknown. */
  names: readonly string[]
  reference: string | null
}

export function RecapCard({ recap, names, reference }: RecapCardProps) {
  const { agency } = useStorefront()
  const named = names.length > 0 ? [{ label: 'Names', value: names.join(', ') }] : []
  return (
    <section className={styles.recap}>
      <h2 className={styles.subtitle}>{recap.name}</h2>
      <dl className={styles.rows}>
        {[...recap.rows, ...named].map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <Dated text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <PriceBreakdown {...recap} />
      <TotalLine label="Total" usd={recap.totalUsd} />
      <p>
        Need an invoice (factura)? Send us the booking reference, RFC, name as registered, tax
        regime, postal code and use of the CFDI by email or WhatsApp.
      </p>
      <div className={styles.keep}>
        {recap.events.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => saveCalendar([{ reference, recap }], agency)}
          >
            <Icon shape={CalendarPlus} size={18} />
            Add to calendar
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Icon shape={Printer} size={18} />
          Print
        </Button>
      </div>
    </section>
  )
}
