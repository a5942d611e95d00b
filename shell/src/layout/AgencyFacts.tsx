import { businessHours } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { Clock, Icon, Mail, MapPin } from '@storefront/ui/icons'
import styles from './AgencyFacts.module.css'
import { SocialLinks } from './SocialLinks.tsx'

/** Hours, location, e-mail and social links: in the top bar, or in the menu below 992 px. */
export function AgencyFacts() {
  const { agency } = useStorefront()
  return (
    <div className={styles.facts}>
      <span className={styles.fact}>
        <Icon shape={Clock} size={16} /> <span>{businessHours}</span>
      </span>
      <span className={styles.fact}>
        <Icon shape={MapPin} size={16} /> Cancún, Quintana Roo, México
      </span>
      <a className={styles.mail} href={`mailto:${agency.email}`}>
        <Icon shape={Mail} size={16} /> <span translate="no">{agency.email}</span>
      </a>
      <SocialLinks />
    </div>
  )
}
