import { expect, it } from 'vitest'
import { type ContactMessage, contactMessage, contactProblems } from './contact.ts'

const draft: ContactMessage = {
  name: 'Ana Pérez',
  email: 'ana@example.com',
  phone: '',
  subject: '',
  message: 'Is the reef open in May?',
}

function formOf(fields: ContactMessage): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const problemsOf = (fields: ContactMessage) => contactProblems(contactMessage(formOf(fields)))

it.each([
  ['name', '  ', 'Please enter your name.'],
  ['email', '  ', 'Please enter your email address.'],
  ['email', 'ana@home', 'Enter an email address like name@example.com.'],
  ['message', '\n', 'Please write a message.'],
] as const)('rejects the %s %j', (field, value, problem) => {
  expect(problemsOf({ ...draft, [field]: value })).toEqual({ [field]: problem })
})

it.each([
  ['name', 120],
  ['message', 5000],
] as const)('accepts a %s of at most %i characters after trimming', (field, most) => {
  const problemOf = (length: number) => problemsOf({ ...draft, [field]: ` ${'x'.repeat(length)} ` })
  expect(problemOf(most)).toEqual({})
  expect(problemOf(most + 1)).toEqual({ [field]: `Please use at most ${most} characters.` })
})

it('keeps the lines of a message', () => {
  const message = contactMessage(formOf({ ...draft, message: ' Hello\n\nthere \n' }))
  expect(message).toEqual({ ...draft, message: 'Hello\n\nthere' })
})
