import styles from './Dated.module.css'

const dates = /((?:[A-Z][a-z]{2} )?\d{2}-\d{2}-\d{4})/

/**
 * A sentence whose dates stand on one line each: at a hyphen a browser would break them. Another sentence has another element,
 * because in a translated page React cannot write over a part of one.
 */
export function Dated({ text }: { text: string }) {
  return (
    <span key={text}>
      {text.split(dates).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no state and no other identity than their place
          <span key={index} className={styles.date}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}
