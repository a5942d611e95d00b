import { businessHours, phoneUrl, sellerText } from '@storefront/domain'
import { Link } from '@storefront/router'
import { useSession, useStorefront } from '@storefront/session'
import { PageContainer, PlainList } from '@storefront/ui'
import { ChevronDown, Clock, Icon, Mail, MapPin, Phone } from '@storefront/ui/icons'
import type { ReactNode } from 'react'
import { useSite } from '../remotes/SiteContext.tsx'
import { Brand } from './Brand.tsx'
import styles from './Footer.module.css'
import { type SiteLink, siteLinks } from './links.ts'
import { SocialLinks } from './SocialLinks.tsx'

export function Footer() {
  const { agency } = useStorefront()
  const { remotes } = useSite()
  const year = useSession((state) => state.today.slice(0, 4))
  const { travel, support } = siteLinks(remotes)
  return (
    <footer className={styles.footer} data-below="">
      <PageContainer flush className={styles.inner}>
        <div className={styles.brand}>
          <Brand />
          <p>
            A travel agency in Cancún. We only sell trips we would book ourselves, and a person
            answers your messages.
          </p>
          <SocialLinks />
        </div>
        <FooterColumn title="Travel" links={travel} />
        <FooterColumn title="Support" links={support} />
        <FooterPart title="Contact">
          <PlainList>
            <li>
              <a className={styles.link} href={phoneUrl(agency.phone)}>
                <Icon shape={Phone} size={16} /> <span translate="no">{agency.phone}</span>
              </a>
            </li>
            <li>
              <a className={styles.link} href={`mailto:${agency.email}`}>
                <Icon shape={Mail} size={16} /> <span translate="no">{agency.email}</span>
              </a>
            </li>
            <li className={styles.fact}>
              <Icon shape={Clock} size={16} /> <span>{businessHours}</span>
            </li>
            <li className={styles.fact}>
              <Icon shape={MapPin} size={16} /> Cancún, Quintana Roo, México
            </li>
          </PlainList>
        </FooterPart>
      </PageContainer>
      <PageContainer flush>
        <p className={styles.legal}>
          {`${agency.seller ? `${sellerText(agency.seller)}. ` : ''}© ${year} ${agency.product} Travel. All rights reserved. Pictures are illustrations.`}
        </p>
      </PageContainer>
    </footer>
  )
}

function FooterColumn({ title, links }: { title: string; links: SiteLink[] }) {
  if (links.length === 0) return null
  return (
    <FooterPart title={title}>
      <nav aria-label={title}>
        <PlainList>
          {links.map(({ label, to }) => (
            <li key={label}>
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </PlainList>
      </nav>
    </FooterPart>
  )
}

/** Titled column. Folded on a phone, and in browsers whose CSS cannot unfold `details`. */
function FooterPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.folded}>
        <summary className={styles.fold}>
          <h2>{title}</h2>
          <Icon shape={ChevronDown} size={20} />
        </summary>
        {children}
      </details>
    </section>
  )
}
