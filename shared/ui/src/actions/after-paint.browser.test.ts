import { expect, test } from 'vitest'
import { afterPaint } from './after-paint.ts'

const nextFrame = () => new Promise(requestAnimationFrame)
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('an action comes after the next frame, and not at all once it is taken back', async () => {
  const done: string[] = []
  afterPaint(() => done.push('action'))
  const takeBack = afterPaint(() => done.push('taken back'))
  const takeBackLate = afterPaint(() => done.push('taken back late'))
  takeBack()
  await nextFrame()
  done.push('frame')
  takeBackLate()
  await nextTask()
  expect(done).toEqual(['frame', 'action'])
})
