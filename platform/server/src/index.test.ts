import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('has no top-level await, because threads import it', () => {
  // Node 26 crashes when a thread ends while it evaluates an importer of such a module (nodejs/node#62114).
  expect(createRequire(import.meta.url)('./index.ts')).toHaveProperty('createLog')
})
