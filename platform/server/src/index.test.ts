import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('has no top-level await, because threads import it', () => {
  // Node 26 crashes if a thread ends while it evaluates a module that imports one with a top-level await (nodejs/node#62114).
  expect(createRequire(import.meta.url)('./index.ts')).toHaveProperty('createLog')
})
