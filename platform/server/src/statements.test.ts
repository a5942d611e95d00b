import { expect, test } from 'vitest'
import { statementName } from './statements.ts'

test.each([
  ['update "stock" set "held" = $1', 'update stock'],
  ['\n  with due as (select 1 from "payment") select * from due', 'with payment'],
  ['insert into stock (kind) select kind from need', 'insert stock'],
  ["select pg_advisory_xact_lock('ada@example.com')", 'select'],
  ["select 'from Ada' from booking", 'select booking'],
  ['', 'statement'],
])('names the statement %j %s', (text, name) => {
  expect(statementName(text)).toBe(name)
})
