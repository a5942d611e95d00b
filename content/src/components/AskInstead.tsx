import { paths } from '@storefront/contract'
import { chatUrl, greeting } from '@storefront/domain'
import { ButtonLink, ChatLink, WhatsAppIcon } from '@storefront/ui'
import styles from './AskInstead.module.css'
import { OpeningHours } from './OpeningHours.tsx'

/** Contact options for unanswered questions, with opening hours. */
export function AskInstead({ whatsapp }: { whatsapp: string }) {
  return (
    <section className={styles.ask}>
      <h2>Still have a question?</h2>
      <OpeningHours />
      <div className={styles.actions}>
        <ChatLink href={chatUrl(whatsapp, greeting)}>
          <WhatsAppIcon />
          Chat by WhatsApp
        </ChatLink>
        <ButtonLink variant="secondary" to={paths.contact}>
          Contact Us
        </ButtonLink>
      </div>
    </section>
  )
}
