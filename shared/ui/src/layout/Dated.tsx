import styles from './Dated.module.css'

const dates = /((?:[A-Z][a-z]{2} )?\d{2}-\d{2}-\d{4}|\b\d+ [A-Za-z]+)/

/** A sentence whose dates and counts stand on one line each: a browser would break them at a hyphen, and after a number. */
export function Dated({ text }: { text: string }) {
  return text.split(dates).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no state and no other identity than their place
      <span key={index} className={styles.date}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
