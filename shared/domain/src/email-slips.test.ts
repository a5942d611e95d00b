import { expect, test } from 'vitest'
import { suggestEmail } from './email-slips.ts'

test.each([
  ['maria@gmial', 'maria@gmail.com'],
  ['maria@gmal.con', 'maria@gmail.com'],
  ['maria@gmaill.com', 'maria@gmail.com'],
  ['M.Luz+x@hotmial.com', 'M.Luz+x@hotmail.com'],
  ['maria@outlok.com', 'maria@outlook.com'],
  ['maria@yaho.com.mx', 'maria@yahoo.com.mx'],
  ['maria@empresa.con', 'maria@empresa.com'],
])('corrects %s to %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  ...['maria@gmail.com', 'maria@Hotmail.com', 'maria@ymail.com', 'a@b', 'maria@yahoo.de'],
  ...['maria@hotmail.se', 'maria@intranet', 'maria@me.com', 'maria', 'ma ria@gmial.com', ''],
])('suggests no correction of %j', (typed) => {
  expect(suggestEmail(typed)).toBeNull()
})
