import { paths } from '@storefront/contract'
import { Link } from '@storefront/router'
import { Button, Callout, TextAreaField, TextField, VisuallyHidden } from '@storefront/ui'
import { type FormEvent, useRef, useState } from 'react'
import {
  type ContactDraft,
  type ContactField,
  contactFields,
  contactMessage,
  contactProblems,
  emptyContactDraft,
} from '../domain/contact.ts'
import styles from './ContactForm.module.css'

export type ContactFormProps = {
  /** Sends the message; rejects when it could not be sent. */
  send: (message: ContactDraft) => Promise<void>
  /** False until the page has hydrated: before, nothing keeps the text from being posted away. */
  isReady: boolean
}

/** The message to the agency (readings, contact us). */
export function ContactForm({ send, isReady }: ContactFormProps) {
  const { draft, problems, outcome, change, submit } = useContactForm(send)
  const field = (name: ContactField) => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change(name, event.currentTarget.value),
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form} data-asks-for-data>
      <TextField {...field('name')} label="Name" autoComplete="name" required />
      <div className={styles.pair}>
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
      </div>
      <TextField {...field('subject')} label="Subject" />
      <TextAreaField {...field('message')} label="Message" rows={7} required />
      {/* Out of sight, not display: none, which machines know to look for. */}
      <VisuallyHidden aria-hidden="true">
        <label>
          Leave this empty
          <input name={trapName} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </VisuallyHidden>
      {outcome === 'sent' && <Callout tone="ok">Your message has been sent.</Callout>}
      {outcome === 'failed' && (
        <Callout tone="error">
          An error occurred while sending your message. Please try again.
        </Callout>
      )}
      <Button
        type="submit"
        variant="cta"
        disabled={!isReady}
        busy={outcome === 'sending'}
        busyLabel="Sending..."
        className={styles.send}
      >
        Send message
      </Button>
      <p className={styles.note}>
        Please do not include passport numbers. How we handle what you send is explained in our{' '}
        <Link to={paths.privacy}>privacy notice</Link>.
      </p>
    </form>
  )
}

/** Status of the form: whether a message is being sent, was sent, or failed. */
type ContactOutcome = 'idle' | 'sending' | 'sent' | 'failed'

/**
 * The state of the contact form. A message that fails keeps its text; one that a program filled in
 * (`isTrapped`) is confirmed and never sent.
 */
function useContactForm(send: (message: ContactDraft) => Promise<void>) {
  const [draft, setDraft] = useState(emptyContactDraft)
  const [outcome, setOutcome] = useState<ContactOutcome>('idle')
  const [problems, setProblems] = useState<ReturnType<typeof contactProblems>>({})
  const isSending = useRef(false)

  const change = (field: ContactField, value: string) => {
    setDraft((before) => ({ ...before, [field]: value }))
    if (problems[field]) setProblems(({ [field]: _, ...others }) => others)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const found = contactProblems(draft)
    setProblems(found)
    const first = contactFields.find((field) => found[field])
    if (first) {
      setOutcome('idle')
      focusField(form, first)
      return
    }
    isSending.current = true
    setOutcome('sending')
    try {
      if (!isTrapped(form)) await send(contactMessage(draft))
      setDraft(emptyContactDraft)
      setOutcome('sent')
    } catch (error) {
      console.error('The message could not be sent:', error)
      setOutcome('failed')
    } finally {
      isSending.current = false
    }
  }

  return { draft, problems, outcome, change, submit }
}

/** Name of the field that people never see; only programs fill it in (readings: honeypot). */
const trapName = 'website'

function isTrapped(form: HTMLFormElement): boolean {
  return new FormData(form).get(trapName) !== ''
}

function focusField(form: HTMLFormElement, field: ContactField) {
  const control = form.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}
