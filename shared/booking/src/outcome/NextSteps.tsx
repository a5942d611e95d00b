import styles from './Outcome.module.css'

/** What happens after a booking, in order. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <section className={styles.steps}>
      <h2 className={styles.subtitle}>What happens next</h2>
      <ol className={styles.stepList}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
