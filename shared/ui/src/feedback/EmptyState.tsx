import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  title: string
  hint?: ReactNode
  children?: ReactNode
}

/** Empty state of a list or page. Its title is announced. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <EmptyPicture />
      <div role="status">
        <h2 className={styles.title}>{title}</h2>
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

function EmptyPicture() {
  return (
    <svg width="176" height="112" viewBox="0 0 176 112" aria-hidden="true">
      <circle cx="132" cy="28" r="14" fill="var(--sun)" />
      <path d="M0 70h176v18H0z" fill="var(--aqua)" opacity="0.35" />
      <path d="M0 78c16-6 30 6 46 0s30 6 46 0 30 6 46 0 26 5 38 1v21H0z" fill="var(--aqua)" />
      <path d="M8 112c18-26 52-34 84-34s60 8 78 34z" fill="#f0dfbd" />
      <path d="M88 30v64" stroke="var(--deep)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M40 50a48 40 0 0 1 96 0c-8-6-16-6-24 0-8-6-16-6-24 0-8-6-16-6-24 0-8-6-16-6-24 0z"
        fill="var(--cta)"
      />
      <path
        d="M64 50c0-18 8-34 24-40 16 6 24 22 24 40-8-6-16-6-24 0-8-6-16-6-24 0z"
        fill="#fff"
        opacity="0.85"
      />
      <path
        d="M96 98l34-4 10-14"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
