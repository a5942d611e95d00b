import { describe, expect, it } from 'vitest'
import { type ContactMessage, contactFields, contactMessage, contactProblems } from './contact.ts'

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

describe('a message can go', () => {
  it('with a name, an address and a text', () => {
    expect(problemsOf(draft)).toEqual({})
  })

  it.each([
    'ana@example.com',
    'a.b+c@mail.example.travel',
    "o'neil@example.mx",
    'A@b-c.d-e.F1',
    ' a@b.c ',
    'a@b2b.c3po.d',
  ])('from %s', (email) => {
    expect(problemsOf({ ...draft, email })).toEqual({})
  })
})

describe('a message is held back', () => {
  it.each([
    ['name', '  ', 'Please enter your name.'],
    ['email', '', 'Please enter your email address.'],
    ['email', '  ', 'Please enter your email address.'],
    ['email', 'ana', 'Please enter a valid email address, for example ana@example.com.'],
    ['email', 'ana@home', 'Please enter a valid email address, for example ana@example.com.'],
    ['email', 'a b@c.de', 'Please enter a valid email address, for example ana@example.com.'],
    ['message', '\n', 'Please write a message.'],
    [
      'email',
      'ana@example.com.',
      'Please enter a valid email address, for example ana@example.com.',
    ],
    ['email', 'ana@-a.com', 'Please enter a valid email address, for example ana@example.com.'],
    ['email', 'ana@a-.com', 'Please enter a valid email address, for example ana@example.com.'],
    ['email', 'ana@a.com-', 'Please enter a valid email address, for example ana@example.com.'],
    ['email', 'ana@a.-com', 'Please enter a valid email address, for example ana@example.com.'],
    ['email', '@example.com', 'Please enter a valid email address, for example ana@example.com.'],
    [
      'email',
      'a ana@example.com',
      'Please enter a valid email address, for example ana@example.com.',
    ],
    [
      'email',
      'ana@example.com b',
      'Please enter a valid email address, for example ana@example.com.',
    ],
    ['name', 'x'.repeat(121), 'Please use at most 120 characters.'],
    ['email', `${'x'.repeat(243)}@example.com`, 'Please use at most 254 characters.'],
    ['phone', '9'.repeat(41), 'Please use at most 40 characters.'],
    ['subject', 'x'.repeat(201), 'Please use at most 200 characters.'],
    ['message', 'x'.repeat(5001), 'Please use at most 5000 characters.'],
  ] as const)('when %s is %j', (field, value, problem) => {
    expect(problemsOf({ ...draft, [field]: value })).toEqual({ [field]: problem })
  })
})

it.each([
  ['name', 120],
  ['phone', 40],
  ['subject', 200],
  ['message', 5000],
] as const)('%s may have %i characters, outer blanks not counted', (field, most) => {
  expect(problemsOf({ ...draft, [field]: ` ${'x'.repeat(most)} ` })).toEqual({})
})

it('the fields stand in their order', () => {
  expect(contactFields).toEqual(['name', 'email', 'phone', 'subject', 'message'])
})

it('every field is sent without outer blanks', () => {
  const padded = {
    name: ' Ana ',
    email: ' ana@example.com ',
    phone: ' +52 ',
    subject: ' Reef ',
    message: ' Hello\n\nthere \n',
  }
  expect(contactMessage(formOf(padded))).toEqual({
    name: 'Ana',
    email: 'ana@example.com',
    phone: '+52',
    subject: 'Reef',
    message: 'Hello\n\nthere',
  })
})
