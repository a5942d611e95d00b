import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Card.module.css'

export type CardProps = ComponentPropsWithoutRef<'article'> & {
  as?: 'div' | 'article' | 'section' | 'aside' | 'li'
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
