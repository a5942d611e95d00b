import { PlainList, type SafeHtmlText } from '@storefront/ui'
import { Check } from '@storefront/ui/icons'
import styles from './AboutRecord.module.css'
import { DetailSection } from './DetailSection.tsx'
import { FoldedHtml } from './FoldedHtml.tsx'

export type AboutRecordProps = {
  /** What the record is called, e.g. 'hotel'. */
  kind: string
  description: SafeHtmlText
  services: readonly string[]
}

/** What a record tells of itself: description and services (spec §2 Hotel detail, Tour detail). */
export function AboutRecord({ kind, description, services }: AboutRecordProps) {
  return (
    <>
      {description && (
        <DetailSection title={`About this ${kind}`}>
          <FoldedHtml html={description} />
        </DetailSection>
      )}
      {services.length > 0 && (
        <DetailSection title="Included Services">
          <PlainList className={styles.list}>
            {services.map((service) => (
              <li key={service} className={styles.service}>
                <Check size={20} aria-hidden="true" className={styles.mark} />
                {service}
              </li>
            ))}
          </PlainList>
        </DetailSection>
      )}
    </>
  )
}
