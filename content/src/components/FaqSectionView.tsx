import type { FaqSection } from '../domain/faq/section.ts'
import styles from './FaqSectionView.module.css'
import { QuestionItem } from './QuestionItem.tsx'

/** The questions of one kind under their heading. */
export function FaqSectionView({ section }: { section: FaqSection }) {
  return (
    <section className={styles.section}>
      <h2 id={section.id} tabIndex={-1} className={styles.title}>
        {section.title}
      </h2>
      {section.questions.map((question) => (
        <QuestionItem key={question.id} question={question} />
      ))}
    </section>
  )
}
