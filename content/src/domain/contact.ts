import type { Later } from '@storefront/router'

/** What the visitor writes to the agency; every field may still be ''. */
export type ContactDraft = {
  name: string
  email: string
  phone: string
  subject: string
  message: string
}

/** What the provider says of its contact page: whether it takes messages, and the address of its map, not yet trusted. */
export type ContactPage = { isOpen: Later<boolean>; mapUrl: Later<string | null> }

export type ContactField = keyof ContactDraft

/** The fields in the order they stand on the form. */
export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const

export const emptyContactDraft: ContactDraft = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
}

/** Most characters the provider takes of each field (contract, contact message). */
const contactLimits: Record<ContactField, number> = {
  name: 120,
  email: 254,
  phone: 40,
  subject: 200,
  message: 5000,
}

// The browser's own reading of an address (HTML, type=email), with a dot required after the @.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i

/** What has to be put right before the message can go, one text per field (readings, contact us). Empty: nothing. */
export function contactProblems(draft: ContactDraft): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {}
  if (!draft.name.trim()) problems.name = 'Please enter your name.'
  if (!draft.email.trim()) problems.email = 'Please enter your email address.'
  else if (!emailPattern.test(draft.email.trim()))
    problems.email = 'Please enter a valid email address, for example ana@example.com.'
  if (!draft.message.trim()) problems.message = 'Please write a message.'
  for (const field of contactFields) {
    if (draft[field].trim().length > contactLimits[field])
      problems[field] = `Please use at most ${contactLimits[field]} characters.`
  }
  return problems
}

/** The message as it is sent (readings: `{name, email, phone, subject, message}`), without outer blanks. */
export function contactMessage(draft: ContactDraft): ContactDraft {
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    subject: draft.subject.trim(),
    message: draft.message.trim(),
  }
}
