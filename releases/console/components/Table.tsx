import type { ReactNode } from 'react'
import styles from './Table.module.css'

type TableProps = {
  /** What the rows are. */
  label: string
  /** The rows of the head, and the body's. */
  head: ReactNode
  children: ReactNode
}

/** A table that scrolls sideways by itself where it is wider than the page; its first column stays. */
export function Table({ label, head, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (axe: scrollable-region-focusable)
    <section aria-label={label} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>{head}</thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

type CellProps = { children: ReactNode; isTrouble?: boolean; className?: string }

/** A number, to the right; red where it stands for trouble. */
export function Figure({ children, isTrouble = false, className = '' }: CellProps) {
  return (
    <td className={`${styles.figure} ${isTrouble ? styles.trouble : ''} ${className}`}>
      {children}
    </td>
  )
}
