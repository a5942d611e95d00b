import { Children, type ReactNode } from 'react'
import styles from './Table.module.css'

type TableProps = {
  /** What the rows are. */
  label: string
  columns: string[]
  /** Those of the columns that hold numbers. */
  figures?: string[]
  empty?: ReactNode
  children: ReactNode
}

/** A table that scrolls sideways by itself where it is wider than the page; its first column stays. */
export function Table({ label, columns, figures = [], empty, children }: TableProps) {
  if (empty && Children.count(children) === 0) return empty
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (axe: scrollable-region-focusable)
    <section aria-label={label} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={figures.includes(name) ? styles.figure : ''}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

type FigureProps = { children: ReactNode; isTrouble?: boolean }

/** A number, to the right; red where something is wrong. */
export function Figure({ children, isTrouble = false }: FigureProps) {
  return <td className={`${styles.figure} ${isTrouble ? styles.trouble : ''}`}>{children}</td>
}
