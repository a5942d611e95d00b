import { Link } from '@storefront/router'
import { PlainList } from '@storefront/ui'
import styles from './CategoryLinks.module.css'

export type CategoryLinksProps = {
  categories: readonly string[]
  /** Null: all. */
  chosen: string | null
  path: string
}

/** Narrows a list of articles to one category; each choice is an address of its own. */
export function CategoryLinks({ categories, chosen, path }: CategoryLinksProps) {
  const options = [null, ...categories]
  return (
    <nav aria-label="Categories">
      <PlainList className={styles.links}>
        {options.map((category) => (
          <li key={category}>
            <Link
              to={category ? `${path}?${new URLSearchParams({ category })}` : path}
              preventScrollReset
              aria-current={category === chosen ? 'page' : undefined}
              className={styles.link}
            >
              {category ?? 'All articles'}
            </Link>
          </li>
        ))}
      </PlainList>
    </nav>
  )
}
