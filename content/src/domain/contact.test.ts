import { describe, expect, it } from 'vitest'
import { type ContactDraft, contactMessage, contactProblems } from './contact.ts'

const draft: ContactDraft = {
  name: 'Ana Pérez',
  email: 'ana@example.com',
  phone: '',
  subject: '',
  message: 'Is the reef open in May?',
}

describe('a message can go', () => {
  it('with a name, an address and a text', () => {
    expect(contactProblems(draft)).toEqual({})
  })

  it.each(['ana@example.com', 'a.b+c@mail.example.travel', "o'neil@example.mx"])(
    'from %s',
    (email) => {
      expect(contactProblems({ ...draft, email })).toEqual({})
    },
  )
})

describe('a message is held back', () => {
  it.each([
    ['name', '  ', 'Please enter your name.'],
    ['email', '', 'Please enter your email address.'],
    ['email', 'ana', 'Please enter a valid email address, for example ana@example.com.'],
    ['email', 'ana@home', 'Please enter a valid email address, for example ana@example.com.'],
    ['email', 'a b@c.de', 'Please enter a valid email address, for example ana@example.com.'],
    ['message', '\n', 'Please write a message.'],
    ['message', 'x'.repeat(5001), 'Please use at most 5000 characters.'],
    ['phone', '9'.repeat(41), 'Please use at most 40 characters.'],
  ] as const)('when %s is %j', (field, value, problem) => {
    expect(contactProblems({ ...draft, [field]: value })).toEqual({ [field]: problem })
  })
})

it('a message is sent without outer blanks', () => {
  const sent = contactMessage({ ...draft, name: ' Ana ', message: ' Hello\n\nthere \n' })
  expect(sent).toMatchObject({ name: 'Ana', message: 'Hello\n\nthere' })
})
