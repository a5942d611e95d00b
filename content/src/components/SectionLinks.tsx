import { Link } from '@storefront/router'
import { PlainList } from '@storefront/ui'
import styles from './SectionLinks.module.css'

export type SectionLinksProps = {
  label: string
  sections: readonly { id: string; title: string }[]
}

/** The way to each section of a long page; stays in sight beside it on wide windows. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <PlainList className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </PlainList>
    </nav>
  )
}
