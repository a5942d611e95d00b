import { chatUrl, greeting } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { WhatsAppIcon } from '@storefront/ui'
import styles from './ChatButton.module.css'

/** The floating WhatsApp button of every page, with the prefilled text of spec §2. */
export function ChatButton() {
  const { agency } = useStorefront()
  return (
    <section aria-label="Chat">
      <a
        className={styles.button}
        href={chatUrl(agency.whatsapp, greeting)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat on WhatsApp"
      >
        <WhatsAppIcon size={28} />
      </a>
    </section>
  )
}
