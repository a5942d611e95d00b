import { expect, test } from 'vitest'
import { explainFailure, mayNotWrite } from './explain-failure.ts'

const read = 'Read docs/operations/README.md.'
const mayNot = 'This user may not write there.'
const who = 'Read docs/hosting/who-may-promote.md.'

test.each([
  ['canary flights=1.1.0 5', { code: 'ENOSPC' }, `The disk is full. Nothing was changed. ${read}`],
  ['release flights', { code: 'ENOSPC' }, `The disk is full. Nothing more was changed. ${read}`],
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

test('errors of a read-only role, folder or store mean no permission to write', () => {
  const codes = ['42501', '25006', 'EACCES', 'EPERM', 'EROFS'].map((code) => ({ code }))
  const errors = [...codes, { name: 'AccessDenied' }, new Error('ECONNREFUSED')]
  expect(errors.map(mayNotWrite)).toEqual([...Array(6).fill(true), false])
})
