import styles from './Outcome.module.css'

/** A sun over the lagoon with a tick in it. */
export function SuccessPicture() {
  return (
    <svg viewBox="0 0 200 120" className={styles.picture} aria-hidden="true">
      <path d="M0 76c34-16 66-16 100 0s66 16 100 0v44H0z" fill="var(--info-surface)" />
      <circle cx="100" cy="58" r="40" fill="var(--sun)" />
      <path
        d="m82 58 13 13 24-27"
        fill="none"
        stroke="var(--deep)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M0 88c34-14 66-14 100 0s66 14 100 0v32H0z" fill="var(--aqua)" />
      <path d="M0 102c34-12 66-12 100 0s66 12 100 0v18H0z" fill="var(--primary)" />
    </svg>
  )
}
