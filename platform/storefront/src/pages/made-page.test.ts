import { expect, test } from 'vitest'
import { madePage } from './made-page.ts'

const inline = { scripts: [], styles: [] }
const lists = { late: [], left: [], screens: [] }
const whole = { status: 200, html: '', inline, ...lists, isDataFailed: false }

test.each([
  ['whole', {}, true],
  ['with data that are late', { late: ['hotels/routes'] }, false],
  ['with a part that is left to the browser', { left: ['hotels/routes'] }, false],
  ['with data that failed', { isDataFailed: true }, false],
  ['with another status', { status: 404 }, false],
])('keeps for all only a page that is whole: %s', (_, changes, isKeepable) => {
  const empty = { before: '', after: '', inline }
  expect(madePage({ ...whole, ...changes }, empty, {} as never).isKeepable).toBe(isKeepable)
})
