import { Link } from '@storefront/router'
import { ChevronDown, LinkIcon } from '@storefront/ui/icons'
import type { FaqSection, Question } from '../domain/faq/section.ts'
import styles from './FaqSectionView.module.css'

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

/** One question; its answer opens beneath it. Its id is its address on the page. */
function QuestionItem({ question }: { question: Question }) {
  const { id, answer, link } = question
  return (
    <details id={id} className={styles.item}>
      <summary className={styles.summary}>
        <h3 className={styles.question}>{question.question}</h3>
        <ChevronDown size={20} className={styles.arrow} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.links}>
          {link && <Link to={link.to}>{link.label}</Link>}
          <Link to={`#${id}`} className={styles.address}>
            <LinkIcon size={16} aria-hidden="true" />
            Link to this answer
          </Link>
        </p>
      </div>
    </details>
  )
}
