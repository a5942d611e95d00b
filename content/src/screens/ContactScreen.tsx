import { chatUrl, greeting } from '@storefront/domain'
import { type Loadable, PageHead, useLater, useLoaderData } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { Callout, ChatLink, PageContainer, PageTitle } from '@storefront/ui'
import { sendContactMessage } from '../api/calls.ts'
import { ContactDetails } from '../components/ContactDetails.tsx'
import { ContactForm } from '../components/ContactForm.tsx'
import { OfficeMap } from '../components/OfficeMap.tsx'
import type { ContactPage } from '../domain/contact.ts'
import { frameableMapUrl } from '../domain/map-url.ts'
import styles from './ContactScreen.module.css'
import { useLoaded } from './use-loaded.ts'

/** What is known until the provider is asked. */
const unknown: ContactPage = { isOpen: { status: 'pending' }, mapUrl: { status: 'pending' } }

/** `/contact-us` (readings, contact us): a message, or any other way to reach the agency. */
export function ContactScreen() {
  const page = useLoaded(useLoaderData<Loadable<ContactPage>>(), unknown)
  const isOpen = useLater(page.isOpen) ?? true
  const mapUrl = useLater(page.mapUrl)
  const { agency, http } = useStorefront()
  const isReady = useSettled()
  return (
    <PageContainer>
      <PageHead
        title="Contact Us"
        description="Write to our team in Cancún, call, or chat with us by WhatsApp. Monday to Saturday, 9am to 6pm."
      />
      <PageTitle
        title="Contact Us"
        subtitle="Questions about a place, a date or a booking? Our team in Cancún will answer."
      />
      <div className={styles.columns}>
        <section aria-labelledby="write-to-us">
          <h2 id="write-to-us" className={styles.heading}>
            Write to us
          </h2>
          {isOpen ? (
            <ContactForm send={(message) => sendContactMessage(http, message)} isReady={isReady} />
          ) : (
            <div className={styles.closed}>
              <Callout tone="info" quiet>
                Our contact form is not available right now. Please message us on WhatsApp instead.
              </Callout>
              <ChatLink href={chatUrl(agency.whatsapp, greeting)}>Chat by WhatsApp</ChatLink>
            </div>
          )}
        </section>
        <aside className={styles.aside} aria-label="Other ways to reach us">
          <ContactDetails agency={agency} />
          <OfficeMap url={frameableMapUrl(mapUrl, agency.mapHosts)} />
        </aside>
      </div>
    </PageContainer>
  )
}
