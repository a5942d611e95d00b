import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../processes/apps.ts'
import { startServer } from '../processes/server.ts'
import { type Measured, measure } from './growth/measure.ts'
import { questions } from './growth/questions.ts'

// `npm run growth`: whether a call takes longer in a catalogue of 100,000 than in one of 100, by more than its answer is larger.
const { values, positionals } = parseArgs({
  options: { sizes: { type: 'string' } },
  allowPositionals: true,
})
const sizes = (values.sizes ?? '100,1000,10000,100000').split(',').map(Number)
const engines = positionals.length > 0 ? positionals : ['PGlite', 'PostgreSQL']

/** Of one call at one size, p99 of two runs differs by so much where nothing has changed. */
const noise = 1.5

/** How much more the largest catalogue has of it than the smallest; a smaller answer is no promise to be faster. */
function growthOf(all: Measured[], key: keyof Measured): number {
  const [first = Number.NaN, last = Number.NaN] = [all[0]?.[key], all.at(-1)?.[key]]
  return Math.max(1, last / first)
}

const figure = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))

async function measureEngine(engine: string): Promise<void> {
  const started = performance.now()
  const servers = await Promise.all(
    sizes.map((size) =>
      startServer('A provider', join(root, 'platform/provider/src/testing/sized-main.ts'), {
        ENGINE: engine,
        CATALOGUE_SIZE: String(size),
      }),
    ),
  )
  try {
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`\n${engine}, catalogues of ${sizes.join(', ')}, filled in ${seconds} s`)
    console.log('| call | p50 ms | p99 ms | answer kB | p99 grew | answer grew | |')
    console.log('| --- | --- | --- | --- | --- | --- | --- |')
    for (const question of questions) {
      const all = await measure(
        servers.map(({ url }) => url),
        question,
      )
      const [time, answer] = [growthOf(all, 'p99Ms'), growthOf(all, 'bytes')]
      const isHeld = time <= answer * noise
      if (!isHeld) process.exitCode = 1
      const columns = [
        question.title,
        all.map(({ p50Ms }) => figure(p50Ms)).join(' · '),
        all.map(({ p99Ms }) => figure(p99Ms)).join(' · '),
        all.map(({ bytes }) => figure(bytes / 1000)).join(' · '),
        `× ${figure(time)}`,
        `× ${figure(answer)}`,
        isHeld ? '✓' : '✗',
      ]
      console.log(`| ${columns.join(' | ')} |`)
    }
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

for (const engine of engines) await measureEngine(engine)
