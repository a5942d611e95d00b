import { Button, Callout, TextAreaField } from '@storefront/ui'
import { ModalDialog } from '@storefront/ui/modal'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useId, useState } from 'react'
import { calls } from '../../service/src/calls.ts'
import { useSession } from '../access/session.ts'
import { consequencesOf } from '../domain/consequences.ts'
import { type Intent, intentName } from '../domain/intent.ts'
import styles from './Change.module.css'
import { callOf } from './call-of.ts'
import { IntentFields } from './IntentFields.tsx'

type ChangeDialogProps = {
  /** What was asked for; percent, steps and the like may be changed here. */
  opened: Intent
  /** Called with what was done, as a sentence, instead of `onClose`. */
  onDone: (sentence: string) => void
  onClose: () => void
  /** Has the focus once it is closed. */
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Shows what a change will do, asks for the reason, and makes it. A refusal is shown; nothing typed is lost. */
export function ChangeDialog({ opened, onDone, onClose, returnFocusTo }: ChangeDialogProps) {
  const { ask, read } = useSession()
  const queries = useQueryClient()
  const form = useId()
  const [intent, setIntent] = useState<Intent | null>(opened)
  const [reason, setReason] = useState('')
  const { data: registry } = useSuspenseQuery(read(calls.registry(opened.environment)))
  const consequences = intent && consequencesOf(intent, registry)
  const [seen, setSeen] = useState(registry.revision)
  const change = useMutation({
    mutationFn: (wanted: Intent) => ask(callOf(wanted, reason.trim())),
    onSuccess: async (made, wanted) => {
      await queries.invalidateQueries()
      const done = `Done: ${intentName(wanted)} in ${wanted.environment}`
      onDone('revision' in made ? `${done}, revision ${made.revision}.` : `${done}.`)
    },
  })
  const name = intentName(opened)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (intent && !change.isPending) change.mutate(intent)
  }

  return (
    <ModalDialog
      open
      onClose={onClose}
      title={`${name} in ${opened.environment}`}
      returnFocusTo={returnFocusTo}
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={change.isPending} busyLabel="Asking the service…">
            {name}
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={submit} className={styles.form}>
        <IntentFields opened={opened} onChange={setIntent} />
        {consequences && (
          <section aria-labelledby={`${form}-what`}>
            <h3 id={`${form}-what`} className={styles.what}>
              What will happen
            </h3>
            <ul className={styles.consequences}>
              {consequences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
        {registry.revision !== seen && !change.isPending && (
          <Callout tone="warn">
            {opened.environment} was changed while you read this: revision {registry.revision}. What
            will happen is said anew.{' '}
            <Button size="small" variant="ghost" onClick={() => setSeen(registry.revision)}>
              I have read it
            </Button>
          </Callout>
        )}
        <TextAreaField
          label="Reason"
          rows={2}
          required
          minLength={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          hint="Kept in the audit with your name."
        />
        {change.error && <Callout tone="error">{change.error.message}</Callout>}
      </form>
    </ModalDialog>
  )
}
