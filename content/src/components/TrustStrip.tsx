import { businessHours } from '@storefront/domain'
import { PlainList, WhatsAppIcon } from '@storefront/ui'
import { Clock, ShieldCheck } from '@storefront/ui/icons'
import styles from './TrustStrip.module.css'

/** Three plain reasons to book with an agency that is there. */
export function TrustStrip() {
  return (
    <PlainList className={styles.strip}>
      <li className={styles.reason}>
        <ShieldCheck size={24} aria-hidden="true" />
        <span>
          <strong>Pay on a secure page</strong>
          <span>We never see your card number</span>
        </span>
      </li>
      <li className={styles.reason}>
        <WhatsAppIcon size={24} />
        <span>
          <strong>Or book by WhatsApp</strong>
          <span>An agent confirms before you pay</span>
        </span>
      </li>
      <li className={styles.reason}>
        <Clock size={24} aria-hidden="true" />
        <span>
          <strong>We are in Cancún</strong>
          <span>{businessHours}, local time</span>
        </span>
      </li>
    </PlainList>
  )
}
