import { Link } from '@storefront/router'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Card.module.css'

export type CardProps = ComponentPropsWithoutRef<'article'> & {
  as?: 'article' | 'section'
  /** False for a card whose picture reaches its edges; the content is clipped at the corners. */
  padded?: boolean
  /** Lifts the card on hover. For a card that is a link. */
  interactive?: boolean
}

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

type CardLinkProps = { to: string; onClick?: () => void; children: ReactNode }

/** The one link of an interactive card. Its click area is the whole card; its own box stays around its text. */
export function CardLink({ to, onClick, children }: CardLinkProps) {
  return (
    <Link to={to} onClick={onClick} className={styles.link}>
      {children}
    </Link>
  )
}
