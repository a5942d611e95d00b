import { paths } from '@storefront/contract'
import { asciiEmail, nothingSent } from '@storefront/domain'
import { Link } from '@storefront/router'
import {
  Button,
  Callout,
  EmailField,
  PhoneField,
  Spinner,
  TextAreaField,
  TextField,
} from '@storefront/ui'
import { type FocusEvent, type FormEvent, useState } from 'react'
import type { AskingGroup } from '../domain/asking-group.ts'
import {
  type ContactField,
  type ContactMessage,
  type ContactProblems,
  cleanedField,
  contactFields,
  contactMessage,
  contactProblems,
  groupMessage,
} from '../domain/contact.ts'
import styles from './ContactForm.module.css'

export type ContactFormProps = {
  /** Group that asks for an offer, or null. */
  group: AskingGroup | null
  send: (message: ContactMessage) => Promise<void>
  /** Kind of a failure; 'limited' is a rejection by the rate limit. */
  failureOf: (error: unknown) => 'failed' | 'offline' | 'limited'
  /** False until hydration: before it, submitting would leave the page and lose the text. */
  isReady: boolean
}

type ContactOutcome = 'idle' | 'sending' | 'sent' | 'failed' | 'offline' | 'limited'

/** The contact form (product 6.1). A failed message keeps its text. */
export function ContactForm({ group, send, failureOf, isReady }: ContactFormProps) {
  const [outcome, setOutcome] = useState<ContactOutcome>('idle')
  const [sentCount, setSentCount] = useState(0)
  const [problems, setProblems] = useState<ContactProblems>({})
  const field = (name: ContactField) => ({
    name,
    error: problems[name],
    // Text typed while a message is on its way would be cleared with it.
    readOnly: outcome === 'sending',
    onInput: () => setProblems(({ [name]: _, ...others }) => others),
  })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (outcome === 'sending') return
    const form = event.currentTarget
    const typed = contactMessage(new FormData(form))
    const message = group ? groupMessage(group, typed) : typed
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
      await send({ ...message, email: asciiEmail(message.email) })
      form.reset()
      setOutcome('sent')
      setSentCount((count) => count + 1)
    } catch (error) {
      console.error('The message could not be sent:', error)
      setOutcome(failureOf(error))
    }
  }
  const showCleaned = ({ target }: FocusEvent<HTMLFormElement, Element>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      const cleaned = cleanedField(target.name, target.value)
      if (cleaned !== target.value) target.value = cleaned
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onBlur={showCleaned}
      className={styles.form}
      data-asks-for-data
    >
      <TextField {...field('name')} label="Name" autoComplete="name" required />
      {/* Remounted after each message, so that questions about its typos disappear. */}
      <div key={sentCount} className={styles.pair}>
        <EmailField
          {...field('email')}
          label="Email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <PhoneField {...field('phone')} label="Phone" country={null} autoComplete="tel" />
      </div>
      {group ? (
        <TextAreaField {...field('message')} label="What should we know?" rows={3} />
      ) : (
        <>
          <TextField {...field('subject')} label="Subject" />
          <TextAreaField {...field('message')} label="Message" rows={7} required />
        </>
      )}
      {outcome === 'sent' && <Callout tone="ok">Your message has been sent.</Callout>}
      {(outcome === 'failed' || outcome === 'offline') && (
        <Callout tone="error">
          <p>An error occurred while sending your message. Please try again.</p>
          {outcome === 'offline' && <p>{nothingSent}</p>}
        </Callout>
      )}
      {outcome === 'limited' && (
        <Callout tone="error">
          Too many messages have come from your connection. Your text is kept: please send it later,
          or write to us by WhatsApp.
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
        Please do not include passport numbers. For the use of your data, see our{' '}
        <Link to={paths.privacy}>privacy notice</Link>.
      </small>
    </form>
  )
}
