import { paths } from '@storefront/contract'
import { Link } from '@storefront/router'
import { Button, Callout, TextAreaField, TextField, VisuallyHidden } from '@storefront/ui'
import type { ContactDraft, ContactField } from '../domain/contact.ts'
import styles from './ContactForm.module.css'
import { trapName, useContactForm } from './use-contact-form.ts'

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
