import { Link } from '@storefront/router'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Card.module.css'

export type CardProps = ComponentPropsWithoutRef<'article'> & {
  as?: 'article' | 'section'
  /** False for a card whose picture goes to its edges: its parts pad themselves. */
  padded?: boolean
  /** Rises under the pointer: for a card that leads somewhere. */
  interactive?: boolean
}

/** A raised surface. With `padded={false}` what it holds is cut at its rounded corners. */
export function Card(props: CardProps) {
  const { as: Element = 'div', padded = true, interactive = false, className, ...rest } = props
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card,
        padded ? styles.padded : styles.clipped,
        interactive && styles.interactive,
        className,
      )}
    />
  )
}

/** The one link of an interactive card: the whole card leads there, the link's own box stays around its words. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  )
}
