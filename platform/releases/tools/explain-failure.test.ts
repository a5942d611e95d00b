import { expect, test } from 'vitest'
import { explainFailure } from './interrupted.ts'

const full = 'The disk is full. Nothing was changed. Read docs/operations/README.md.'
const mayNot = 'This user may not write there.'
const who = 'Read docs/hosting/who-may-promote.md.'

test.each([
  ['release flights', { code: 'ENOSPC' }, full],
  ['promote flights=1.1.0', { code: 'EROFS' }, `${mayNot} Nothing was changed. ${who}`],
  ['retire flights', { name: 'AccessDenied' }, `${mayNot} Nothing was changed. ${who}`],
  ['prune --yes', { code: 'EACCES' }, `${mayNot} Run it again to go on. ${who}`],
])('says of a failed "%s" (%o) what is changed and what to read', (command, of, sentence) => {
  const error = Object.assign(new Error('no'), of)
  expect(() => explainFailure(command)(error)).toThrow(`${command} failed: no. ${sentence}`)
})

test('passes on other failures', () => {
  const error = new Error('ECONNREFUSED')
  expect(() => explainFailure('promote')(error)).toThrow(error)
})
