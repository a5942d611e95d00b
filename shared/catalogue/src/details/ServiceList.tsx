import { PlainList } from '@storefront/ui'
import { Check } from '@storefront/ui/icons'
import styles from './ServiceList.module.css'

/** What a stay or a trip includes (spec §2, Included Services). */
export function ServiceList({ services }: { services: readonly string[] }) {
  return (
    <PlainList className={styles.list}>
      {services.map((service) => (
        <li key={service} className={styles.service}>
          <Check size={20} aria-hidden="true" className={styles.mark} />
          {service}
        </li>
      ))}
    </PlainList>
  )
}
