import styles from './Dated.module.css'

const dates = /((?:[A-Z][a-z]{2} )?\d{2}-\d{2}-\d{4})/

/**
 * Keeps each date of a text on one line: browsers break at hyphens. Each part has its own element, so that translated
 * pages can replace the text.
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
