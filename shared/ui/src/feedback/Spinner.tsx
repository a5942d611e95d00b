import { useEffect, useState } from 'react'
import styles from './Spinner.module.css'

/** Time until the text becomes "Still working…", in ms (product 1.5). */
const patienceMs = 10_000

type SpinnerProps = { label?: string }

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
