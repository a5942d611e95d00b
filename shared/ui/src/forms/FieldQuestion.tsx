import type { ReactNode } from 'react'
import styles from './FieldQuestion.module.css'

type FieldQuestionProps = {
  /** Asks about a likely slip; null while there is none. */
  question: ReactNode
  /** The field it is about. */
  children: ReactNode
}

/** A field with a question below it, which is announced. */
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
