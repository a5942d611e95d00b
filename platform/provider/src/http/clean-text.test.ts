import { expect, test } from 'vitest'
import { cleanTyped } from './clean-text.ts'

test.each(['Ñandú', 'O’Brien', '李', 'محمد', 'Łukasz', 'Nguyễn', 'יעל', 'Дмитрий', 'علی‌رضا', 'ශ්‍රී'])(
  'keeps every letter of %s',
  (name) => {
    expect(cleanTyped('firstName', name)).toBe(name.normalize('NFC'))
  },
)

test.each([
  ['firstName', ' Jose\u0301\u200b\u00a0Luis ', 'José Luis'],
  ['lastName', 'O´Brien\u2011Ruiz', "O'Brien-Ruiz"],
  ['email', '\u202aana＠example.com\u202c', 'ana@example.com'],
  ['phoneNumber', '\u202a+52 998\u2013555\u2011٠١٤٢\u202c', '+52 998-555-0142'],
  ['passportNumber', 'g\u200b1234۵۶', 'G123456'],
  ['subject', 'Hello\r\nBcc: a\u001b', 'Hello Bcc: a'],
  ['message', 'Hello\r\n\tAna\u200e ２', 'Hello\n Ana 2'],
  ['firstName', 'Ana\0', 'Ana\0'],
  ['flight_id', ' ａ\u200b ', ' ａ\u200b '],
])('reads %s %j as %j', (field, sent, text) => {
  expect(cleanTyped(field, sent)).toBe(text)
})
