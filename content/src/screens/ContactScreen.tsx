import type { Agency } from '@storefront/contract'
import { chatUrl, greeting, phoneUrl } from '@storefront/domain'
import { HttpError, isUnsent } from '@storefront/http'
import { PageHead, useLoaded, useLoaderData } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import {
  Callout,
  Card,
  ChatLink,
  Dated,
  PageContainer,
  PageTitle,
  PlainList,
  WhatsAppIcon,
} from '@storefront/ui'
import { Clock, Icon, Mail, MapPin, Phone } from '@storefront/ui/icons'
import { useState } from 'react'
import { sendContactMessage } from '../api/calls.ts'
import { ContactForm } from '../components/ContactForm.tsx'
import { OfficeMap } from '../components/OfficeMap.tsx'
import { OpeningHours } from '../components/OpeningHours.tsx'
import type { ContactPage } from '../domain/contact.ts'
import { frameableMapUrl } from '../domain/map-url.ts'
import styles from './ContactScreen.module.css'

/** `/contact-us`. Stays mounted, with the text typed so far, while the data arrive. */
export function ContactScreen() {
  const page = useLoaderData<ContactPage>()
  const { group } = page
  const isOpen = useLoaded(page.isOpen, true) ?? true
  const mapUrl = useLoaded(page.mapUrl, null)
  const [isTyped, setTyped] = useState(false)
  const { agency, http } = useStorefront()
  const isReady = useSettled()
  return (
    <PageContainer>
      <PageHead
        title="Contact Us"
        noindex={group !== null}
        description="Write to our team in Cancún, call, or chat with us by WhatsApp. Monday to Saturday, 9am to 6pm."
      />
      <PageTitle
        title="Contact Us"
        subtitle="Questions about a place, a date or a booking? Our team in Cancún will answer."
      />
      <div className={styles.columns}>
        <section aria-labelledby="write-to-us" onInput={() => setTyped(true)}>
          <h2 id="write-to-us" className={styles.heading}>
            {group ? 'Ask for a group' : 'Write to us'}
          </h2>
          {group && (
            <dl className={styles.group}>
              {group.rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Dated text={value} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {!isOpen && (
            <div className={styles.closed}>
              <Callout tone="info" quiet>
                Our contact form is not available right now. Please message us on WhatsApp instead.
              </Callout>
              <ChatLink href={chatUrl(agency.whatsapp, greeting)}>Chat by WhatsApp</ChatLink>
            </div>
          )}
          {/* A late answer takes nothing that was typed. */}
          {(isOpen || isTyped) && (
            <ContactForm
              group={group}
              send={(message) => sendContactMessage(http, message)}
              failureOf={failureOf}
              isReady={isReady}
            />
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

function failureOf(error: unknown) {
  if (isUnsent(error)) return 'offline'
  return error instanceof HttpError && error.status === 429 ? 'limited' : 'failed'
}

type ContactDetailsProps = { agency: Pick<Agency, 'phone' | 'email' | 'whatsapp'> }

function ContactDetails({ agency }: ContactDetailsProps) {
  return (
    <Card>
      <PlainList className={styles.ways}>
        <li className={styles.way}>
          <Icon shape={Phone} size={20} />
          <a translate="no" href={phoneUrl(agency.phone)}>
            {agency.phone}
          </a>
        </li>
        <li className={styles.way}>
          <Icon shape={Mail} size={20} />
          <a translate="no" href={`mailto:${agency.email}`}>
            {agency.email}
          </a>
        </li>
        <li className={styles.way}>
          <Icon shape={MapPin} size={20} />
          <span lang="es-MX">Cancún, Quintana Roo, México</span>
        </li>
        <li className={styles.way}>
          <Icon shape={Clock} size={20} />
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
