import { type FormEvent, useRef, useState } from 'react'
import {
  type ContactDraft,
  type ContactField,
  contactFields,
  contactMessage,
  contactProblems,
  emptyContactDraft,
} from '../domain/contact.ts'

/** Where the sending of a message stands. */
export type ContactOutcome = 'idle' | 'sending' | 'sent' | 'failed'

/**
 * The state of the contact form. A message that fails keeps its text; one that a machine filled in
 * (`isTrapped`) is thanked for and never sent.
 */
export function useContactForm(send: (message: ContactDraft) => Promise<void>) {
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

/** Name of the field that people never see; only machines fill it in (readings: honeypot). */
export const trapName = 'website'

function isTrapped(form: HTMLFormElement): boolean {
  return new FormData(form).get(trapName) !== ''
}

function focusField(form: HTMLFormElement, field: ContactField) {
  const control = form.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}
