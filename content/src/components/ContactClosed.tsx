import type { Agency } from '@storefront/contract'
import { chatUrl, greeting } from '@storefront/domain'
import { ButtonLink, Callout } from '@storefront/ui'
import styles from './ContactClosed.module.css'

/** Instead of the form while the provider takes no messages. */
export function ContactClosed({ agency }: { agency: Pick<Agency, 'whatsapp'> }) {
  return (
    <div className={styles.closed}>
      <Callout tone="info" quiet>
        Our contact form is not available right now. Please message us on WhatsApp instead.
      </Callout>
      <ButtonLink
        variant="whatsapp"
        href={chatUrl(agency.whatsapp, greeting)}
        target="_blank"
        rel="noopener noreferrer"
      >
        Chat by WhatsApp
      </ButtonLink>
    </div>
  )
}
