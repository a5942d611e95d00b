import { expect, onTestFinished, test } from 'vitest'
import { endSignals } from '../../processes/ending.ts'
import { endByItself, untilInterrupted } from './interrupted.ts'

test('Ctrl-C ends the wait for a build, and the next one, with what is changed', async () => {
  endByItself()
  onTestFinished(() => {
    for (const signal of endSignals)
      process.off(signal, process.listeners(signal).at(-1) ?? (() => {}))
  })
  const changed = () => 'nothing was published'
  expect(await untilInterrupted(Promise.resolve('built'), changed)).toBe('built')
  const builds = [1, 2].map(() => untilInterrupted(new Promise(() => {}), changed))
  process.emit('SIGINT')
  // A task that ended nevertheless must not change what is live.
  builds.push(untilInterrupted(Promise.resolve(), changed))
  for (const build of builds)
    await expect(build).rejects.toThrow('Interrupted: nothing was published.')
})
