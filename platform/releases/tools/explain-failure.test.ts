import { expect, test } from 'vitest'
import { explainFailure, mayNotWrite } from './explain-failure.ts'

test('says of a failed command what is changed and what to read', () => {
  const fails = (command: string, code: string) => () =>
    explainFailure(command)(Object.assign(new Error('no'), { code }))
  expect(fails('release flights', 'ENOSPC')).toThrow(
    'release flights failed: no. The disk is full. Nothing more was changed. Read docs/operations/README.md.',
  )
  expect(fails('prune --yes', 'EACCES')).toThrow(
    'prune --yes failed: no. This user may not write there. Run it again to go on. Read docs/hosting/who-may-promote.md.',
  )
  expect(fails('promote', 'ECONNREFUSED')).toThrow(/^no$/)
})

test('errors of a read-only role, folder or store mean no permission to write', () => {
  const codes = ['42501', '25006', 'EACCES', 'EPERM', 'EROFS'].map((code) => ({ code }))
  expect([...codes, { name: 'AccessDenied' }].every(mayNotWrite)).toBe(true)
})
