import { chatUrl, greeting } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { WhatsAppIcon } from '@storefront/ui'
import { useRef } from 'react'
import styles from './ChatButton.module.css'
import { useCovering } from './use-covering.ts'

/** Floating link to a WhatsApp chat with a prefilled greeting (product 1.3). Hides where it would cover a control. */
export function ChatButton() {
  const { agency } = useStorefront()
  const button = useRef<HTMLAnchorElement>(null)
  useCovering(button)
  return (
    <section aria-label="Chat">
      <a
        ref={button}
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
