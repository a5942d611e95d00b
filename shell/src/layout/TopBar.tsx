import { businessHours } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { Clock, Mail, MapPin } from '@storefront/ui/icons'
import { SocialLinks } from './SocialLinks.tsx'
import styles from './TopBar.module.css'

/** Hours, location, sales e-mail and social links above the header (spec §2). */
export function TopBar() {
  const { agency } = useStorefront()
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <span className={styles.fact}>
          <Clock size={16} aria-hidden="true" /> {businessHours}
        </span>
        <span className={styles.fact}>
          <MapPin size={16} aria-hidden="true" /> Cancún, Quintana Roo, México
        </span>
        <a className={styles.mail} href={`mailto:${agency.email}`}>
          <Mail size={16} aria-hidden="true" /> {agency.email}
        </a>
        <SocialLinks />
      </div>
    </div>
  )
}
