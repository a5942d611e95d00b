import styles from './Fact.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A rating from 1 to 5, to one decimal place, beside a star. */
export function Rating({ value }: { value: number }) {
  return (
    <span className={styles.rating}>
      <VisuallyHidden>Rating</VisuallyHidden>
      <span>{`${Math.round(value * 10) / 10}/5`}</span>
    </span>
  )
}

/** A location beside a pin. */
export function Place({ name }: { name: string }) {
  return <span className={styles.place}>{name}</span>
}
