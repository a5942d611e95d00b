import { expect, test } from 'vitest'
import { afterPaint } from './after-paint.ts'

const nextFrame = () => new Promise(requestAnimationFrame)
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('an action runs after the next frame unless it is cancelled', async () => {
  const done: string[] = []
  afterPaint(() => done.push('action'))
  const cancel = afterPaint(() => done.push('cancelled'))
  const cancelLate = afterPaint(() => done.push('cancelled late'))
  cancel()
  await nextFrame()
  done.push('frame')
  cancelLate()
  await nextTask()
  expect(done).toEqual(['frame', 'action'])
})
