import styles from './Dated.module.css'

const dates = /((?:[A-Z][a-z]{2} )?\d{2}-\d{2}-\d{4})/

/**
 * A sentence whose dates stand on one line each: at a hyphen a browser would break them. Each part has an element, so that a
 * translated page shows the next sentence.
 */
export function Dated({ text }: { text: string }) {
  return text.split(dates).map(
    (part, index) =>
      part && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no state and no other identity than their place
        <span key={index} className={index % 2 === 1 ? styles.date : undefined}>
          {part}
        </span>
      ),
  )
}
