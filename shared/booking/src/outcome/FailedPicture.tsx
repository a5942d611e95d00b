import styles from './Outcome.module.css'

/** A boat that waits at its buoy: nothing is lost. */
export function FailedPicture() {
  return (
    <svg viewBox="0 0 200 120" className={styles.picture} aria-hidden="true">
      <circle cx="146" cy="34" r="18" fill="var(--sun)" />
      <path d="M92 20v50h-34c4-24 16-42 34-50z" fill="var(--info-surface)" />
      <path d="M98 30v40h28c-3-18-12-32-28-40z" fill="var(--surface)" stroke="var(--line)" />
      <path d="M46 76h92l-12 16H60z" fill="var(--deep)" />
      <path d="M0 92c34-12 66-12 100 0s66 12 100 0v28H0z" fill="var(--aqua)" />
      <path d="M0 104c34-10 66-10 100 0s66 10 100 0v16H0z" fill="var(--primary)" />
    </svg>
  )
}
