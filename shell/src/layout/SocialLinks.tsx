import { chatUrl, greeting } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { PlainList, WhatsAppIcon } from '@storefront/ui'
import styles from './SocialLinks.module.css'
import { socialMarks } from './social-marks.ts'

type SocialName = keyof typeof socialMarks | 'whatsapp'

/** Configured profiles: Facebook, X, Instagram, WhatsApp. */
export function SocialLinks() {
  const { agency } = useStorefront()
  const links: {
    name: SocialName
    label: string
    href: string | undefined
  }[] = [
    { name: 'facebook', label: 'Facebook', href: agency.social.facebook },
    { name: 'x', label: 'X', href: agency.social.x },
    { name: 'instagram', label: 'Instagram', href: agency.social.instagram },
    { name: 'whatsapp', label: 'WhatsApp', href: chatUrl(agency.whatsapp, greeting) },
  ]
  return (
    <PlainList className={styles.list}>
      {links.map(({ name, label, href }) =>
        href ? (
          <li key={name}>
            <a
              className={styles.link}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={label}
            >
              <SocialIcon name={name} />
            </a>
          </li>
        ) : null,
      )}
    </PlainList>
  )
}

function SocialIcon({ name }: { name: SocialName }) {
  if (name === 'whatsapp') return <WhatsAppIcon size={18} />
  return (
    <svg width={18} height={18} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={socialMarks[name]} />
    </svg>
  )
}
