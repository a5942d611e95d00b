import type { Agency } from '@storefront/contract'
import { chatUrl, greeting } from '@storefront/domain'
import { Card, ChatLink, PlainList, WhatsAppIcon } from '@storefront/ui'
import { Clock, Mail, MapPin, Phone } from '@storefront/ui/icons'
import styles from './ContactDetails.module.css'
import { OpeningHours } from './OpeningHours.tsx'

export type ContactDetailsProps = { agency: Pick<Agency, 'phone' | 'email' | 'whatsapp'> }

/** Phone, e-mail, place, hours and WhatsApp of the agency. */
export function ContactDetails({ agency }: ContactDetailsProps) {
  return (
    <Card>
      <PlainList className={styles.ways}>
        <li className={styles.way}>
          <Phone size={20} aria-hidden="true" />
          <a href={`tel:${agency.phone.replace(/[^\d+]/g, '')}`}>{agency.phone}</a>
        </li>
        <li className={styles.way}>
          <Mail size={20} aria-hidden="true" />
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </li>
        <li className={styles.way}>
          <MapPin size={20} aria-hidden="true" />
          <span lang="es-MX">Cancún, Quintana Roo, México</span>
        </li>
        <li className={styles.way}>
          <Clock size={20} aria-hidden="true" />
          <OpeningHours />
        </li>
      </PlainList>
      <ChatLink wide href={chatUrl(agency.whatsapp, greeting)}>
        <WhatsAppIcon />
        Chat by WhatsApp
      </ChatLink>
    </Card>
  )
}
