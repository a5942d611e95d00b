import { expect, test } from 'vitest'
import { toy } from './testing/toy.ts'

test('quotes the last line of a server that does not start', async () => {
  await expect(toy({ TOY_ENDS: 'on' }, () => undefined)('1')).rejects.toThrow(
    'The toy ended with code 7 before it was ready: The disk is full.',
  )
})
