import { chatUrl, greeting } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { PlainList, WhatsAppIcon } from '@storefront/ui'
import styles from './SocialLinks.module.css'

/** Configured profiles: Facebook, X, Instagram, WhatsApp. */
export function SocialLinks() {
  const { agency } = useStorefront()
  const { facebook, x, instagram } = agency.social
  const links = [
    { label: 'Facebook', href: facebook, icon: <Mark path={marks.facebook} /> },
    { label: 'X', href: x, icon: <Mark path={marks.x} /> },
    { label: 'Instagram', href: instagram, icon: <Mark path={marks.instagram} /> },
    {
      label: 'WhatsApp',
      href: chatUrl(agency.whatsapp, greeting),
      icon: <WhatsAppIcon size={18} />,
    },
  ]
  return (
    <PlainList className={styles.list}>
      {links.map(({ label, href, icon }) =>
        href ? (
          <li key={label}>
            <a
              className={styles.link}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={label}
            >
              {icon}
            </a>
          </li>
        ) : null,
      )}
    </PlainList>
  )
}

/** Outlines of the networks' marks on a 24 × 24 grid (simple-icons, CC0), with arcs a third as long. */
const marks = {
  facebook:
    'M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12Z',
  x: 'M18.901 1.153h3.68l-8.04 9.19L24 22.846h-7.406l-5.8-7.584-6.638 7.584H.474l8.6-9.83L0 1.154h7.594l5.243 6.932ZM17.61 20.644h2.039L6.486 3.24H4.298Z',
  instagram:
    'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7ZM7 2.16A4.84 4.84 0 0 0 2.16 7v10A4.84 4.84 0 0 0 7 21.84h10A4.84 4.84 0 0 0 21.84 17V7A4.84 4.84 0 0 0 17 2.16ZM12 5.84a6.16 6.16 0 1 1 0 12.32 6.16 6.16 0 0 1 0-12.32Zm0 2.16a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM18.4 4.16a1.44 1.44 0 1 1 0 2.88 1.44 1.44 0 0 1 0-2.88Z',
}

function Mark({ path }: { path: string }) {
  return (
    <svg width={18} height={18} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
