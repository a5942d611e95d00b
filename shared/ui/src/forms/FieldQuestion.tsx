import type { ReactNode } from 'react'
import styles from './FieldQuestion.module.css'

type FieldQuestionProps = {
  /** Question about a likely typo, or null. */
  question: ReactNode
  children: ReactNode
}

/** A field with an announced question below it. */
export function FieldQuestion({ question, children }: FieldQuestionProps) {
  return (
    <div className={styles.field}>
      {children}
      <div aria-live="polite" className={styles.question}>
        {question}
      </div>
    </div>
  )
}
