import { join } from 'node:path'
import { releasesIn, root } from '../../processes/apps.ts'
import { runProgram } from '../../processes/run-program.ts'
import { buildOneBundle, type OneBundle } from './one-bundle/build.ts'

/** The builds of one run, and how long each took from nothing, in s: browser, server and compression. */
export type Builds = {
  split: OneBundle
  whole: OneBundle
  seconds: { federated: number; 'one bundle': number; 'one script': number }
}

/** Builds the site federated and as one bundle, one after the other. Throws when one of them does not build. */
export async function buildAll(): Promise<Builds> {
  const federated = await timed(async () => {
    const code = await runProgram('platform/commands/build.ts', [], releasesIn(benchReleases))
    if (code !== 0) throw new Error('The federated build failed.')
  })
  const split = await timed(() => buildOneBundle('split'))
  const whole = await timed(() => buildOneBundle('whole'))
  return {
    split: split.result,
    whole: whole.result,
    seconds: {
      federated: federated.seconds,
      'one bundle': split.seconds,
      'one script': whole.seconds,
    },
  }
}

/** The bench's own releases: what `npm start` serves is left alone. */
export const benchReleases = join(root, '.cache/bench/releases')

async function timed<T>(run: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const started = performance.now()
  const result = await run()
  return { result, seconds: (performance.now() - started) / 1000 }
}
