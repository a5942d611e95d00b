import styles from './Place.module.css'

/** Where something of a list is, beside a pin. */
export function Place({ name }: { name: string }) {
  return <span className={styles.place}>{name}</span>
}
