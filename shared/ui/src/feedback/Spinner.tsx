import { useEffect, useState } from 'react'
import styles from './Spinner.module.css'

/** After how long a spinner says that it is still loading, in ms (product 1.5). */
const patienceMs = 10_000

type SpinnerProps = { label?: string }

/** Something is loading. After 10 s it says 'Still working…'. */
export function Spinner({ label = 'Loading…' }: SpinnerProps) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={styles.spinner}>
      <span className={styles.wheel} aria-hidden="true" />
      <span>{isLate ? 'Still working…' : label}</span>
    </div>
  )
}
