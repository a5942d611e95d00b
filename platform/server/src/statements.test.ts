import { expect, test } from 'vitest'
import { statementName } from './statements.ts'

test.each([
  ['select "id" from "booking" where "reference" = $1', 'select booking'],
  ['insert into "outbox" ("kind") values ($1)', 'insert outbox'],
  ['update "stock" set "held" = $1', 'update stock'],
  ['delete from "record" where "id" = $1', 'delete record'],
  ['select "a" from "stock" inner join "hotel" on true', 'select stock'],
  ['\n  with due as (select 1 from "payment") select * from due', 'with payment'],
  ['insert into stock (kind) select kind from need', 'insert stock'],
  ['begin', 'begin'],
  ["select pg_advisory_xact_lock('ada@example.com')", 'select'],
  ["select 'from Ada' from booking", 'select booking'],
  ['', 'statement'],
])('names the statement %j %s', (text, name) => {
  expect(statementName(text)).toBe(name)
})
