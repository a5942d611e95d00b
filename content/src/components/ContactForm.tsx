import { paths } from '@storefront/contract'
import { Link } from '@storefront/router'
import { Button, Callout, Spinner, TextAreaField, TextField, VisuallyHidden } from '@storefront/ui'
import { type FormEvent, useState } from 'react'
import {
  type ContactField,
  type ContactMessage,
  type ContactProblems,
  contactFields,
  contactMessage,
  contactProblems,
} from '../domain/contact.ts'
import styles from './ContactForm.module.css'

/** Name of the field that people never see; only programs fill it in (honeypot; product 6.1). */
const trapName = 'website'

export type ContactFormProps = {
  /** Sends the message; rejects when it could not be sent. */
  send: (message: ContactMessage) => Promise<void>
  /** False until the page has hydrated: before, nothing keeps the text from being posted away. */
  isReady: boolean
}

/** Status of the form: whether a message is being sent, was sent, or failed. */
type ContactOutcome = 'idle' | 'sending' | 'sent' | 'failed'

/**
 * The message to the agency (product 6.1). A message that fails keeps its text; one that a program filled in is
 * confirmed and never sent.
 */
export function ContactForm({ send, isReady }: ContactFormProps) {
  const [outcome, setOutcome] = useState<ContactOutcome>('idle')
  const [problems, setProblems] = useState<ContactProblems>({})
  const field = (name: ContactField) => ({
    name,
    error: problems[name],
    onInput: () => setProblems(({ [name]: _, ...others }) => others),
  })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (outcome === 'sending') return
    const form = event.currentTarget
    const data = new FormData(form)
    const message = contactMessage(data)
    const found = contactProblems(message)
    setProblems(found)
    const first = contactFields.find((field) => found[field])
    if (first) {
      setOutcome('idle')
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setOutcome('sending')
    try {
      if (data.get(trapName) === '') await send(message)
      form.reset()
      setOutcome('sent')
    } catch (error) {
      console.error('The message could not be sent:', error)
      setOutcome('failed')
    }
  }

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
      {/* Out of sight, not display: none, which programs know to look for. */}
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
      {outcome === 'sending' && <Spinner label="Sending your message…" />}
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
      <small>
        Please do not include passport numbers. How we handle what you send is explained in our{' '}
        <Link to={paths.privacy}>privacy notice</Link>.
      </small>
    </form>
  )
}
