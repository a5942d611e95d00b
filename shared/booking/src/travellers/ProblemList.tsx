import { Callout } from '@storefront/ui'
import { useId } from 'react'
import { type FormProblem, fieldId } from './fields.ts'
import styles from './TravellerForm.module.css'

export type ProblemListProps = {
  /** Id of the form; the focusable list's id adds `-problems`. */
  formId: string
  problems: readonly FormProblem[]
  onChoose: (slot: FormProblem['slot'], field: FormProblem['field']) => void
}

/** Problems of the last submit, each a link to its field. Renders nothing without problems. */
export function ProblemList({ formId, problems, onChoose }: ProblemListProps) {
  const titleId = useId()
  if (problems.length === 0) return null
  return (
    <section
      id={`${formId}-problems`}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.problems}
    >
      <Callout tone="error" quiet>
        <h2 id={titleId} className={styles.problemsTitle}>
          There is a problem
        </h2>
        <ul>
          {problems.map(({ slot, field, text }) => (
            <li key={`${slot} ${field}`}>
              <a
                href={`#${fieldId(formId, slot, field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(slot, field)
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Callout>
    </section>
  )
}
