import { Dated } from './Dated.tsx'
import styles from './PageTitle.module.css'

type PageTitleProps = { title: string; subtitle?: string | null }

/** The page's only h1. Focusable, for focus after navigation. */
export function PageTitle({ title, subtitle }: PageTitleProps) {
  return (
    <header className={styles.heading}>
      <h1 tabIndex={-1}>{title}</h1>
      {subtitle && (
        <p className={styles.subtitle}>
          <Dated text={subtitle} />
        </p>
      )}
    </header>
  )
}
