import { cleanText, emailProblem, type TextKind } from '@storefront/domain'
import type { Loadable } from '@storefront/router'
import type { AskingGroup } from './asking-group.ts'

/** Fields in the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const

export type ContactField = (typeof contactFields)[number]

/** Fields may be ''. */
export type ContactMessage = Record<ContactField, string>

/** Problem texts per field; {} for a valid message. */
export type ContactProblems = Partial<ContactMessage>

/** Availability of the form, the unchecked address of the map, and the group of the page's address. */
export type ContactPage = {
  isOpen: Loadable<boolean>
  mapUrl: Loadable<string | null>
  group: AskingGroup | null
}

/** Maximum lengths that the provider accepts (contract, contact message). */
const contactLimits: Record<ContactField, number> = {
  name: 120,
  email: 254,
  phone: 40,
  subject: 200,
  message: 5000,
}

const textKinds: Partial<Record<string, TextKind>> = {
  email: 'email',
  phone: 'phone',
  message: 'lines',
}

export function cleanedField(name: string, text: string): string {
  return cleanText(text, textKinds[name])
}

/** Validates a message as it is sent (product 6.1). */
export function contactProblems(message: ContactMessage): ContactProblems {
  const problems: ContactProblems = {}
  if (!message.name) problems.name = 'Please enter your name.'
  const email = message.email ? emailProblem(message.email) : 'Please enter your email address.'
  if (email) problems.email = email
  if (!message.message) problems.message = 'Please write a message.'
  for (const field of contactFields) {
    if (message[field].length > contactLimits[field])
      problems[field] = `Please use at most ${contactLimits[field]} characters.`
  }
  return problems
}

/** Reads the message from the form, with every text normalised (product 6.1). */
export function contactMessage(form: FormData): ContactMessage {
  const texts = contactFields.map((field) => [
    field,
    cleanedField(field, String(form.get(field) ?? '')),
  ])
  return Object.fromEntries(texts) as ContactMessage
}

/** Message that asks for an offer to a group: its trip, then what the visitor wrote. */
export function groupMessage(
  { rows, subject }: AskingGroup,
  message: ContactMessage,
): ContactMessage {
  const lines = rows.map(({ label, value }) => `${label}: ${value}`)
  return { ...message, subject, message: [...lines, message.message].filter(Boolean).join('\n') }
}
