import { expect, test } from 'vitest'
import { type Attack, type Behaviour, simulateDay } from '../testing/simulated-day.ts'

/** Seeded days; their long count, 100, is the one of docs/rollouts.md. */
const days = process.env.HARDENING === 'long' ? 100 : 1

type Day = { canary?: Partial<Behaviour>; attack?: Attack; steps?: number[]; visitors?: number }

const throws = { brokenBrowsers: 0.05 }
const slower = { slowness: 1.3 }
/** One visitor in 200, the share that neither hides a worse version nor ends one that is not. */
const attackOn = (on: Attack['on']): Attack => ({ share: 1 / 200, on })

test.each<[string, Day, string]>([
  ['throws for one browser in twenty', { canary: throws }, 'taken back'],
  ['is 30 % slower', { canary: slower }, 'taken back'],
  ['is healthy', {}, 'done'],
  [
    'is healthy and stays at 25 %',
    { steps: [25, 100], visitors: days > 1 ? 100_000 : 9000 },
    'running',
  ],
  [
    'is healthy, while one visitor in 200 reports the worst of it',
    { attack: attackOn('canary') },
    'done',
  ],
  [
    'throws, while one visitor in 200 reports the worst of what is live',
    { canary: throws, attack: attackOn('live') },
    'taken back',
  ],
  [
    'is slower, while one visitor in 200 reports the worst of what is live',
    { canary: slower, attack: attackOn('live') },
    'taken back',
  ],
])(
  'A6: a version that %s',
  (title, { canary, attack, steps = [5, 25, 100], visitors = 9000 }, state) => {
    const seen: number[] = []
    for (let seed = 1; seed <= days; seed++) {
      const outcome = simulateDay({
        seed,
        visitors,
        canary: { brokenBrowsers: 0, slowness: 1, ...canary },
        ...(attack ? { attack } : {}),
        steps,
        everySeconds: steps.length === 2 ? 7 * 86_400 : 600,
      })
      expect(outcome, `${title}, day ${seed}`).toMatchObject({ state, afterwards: 0 })
      seen.push(outcome.canaryVisitors)
    }
    seen.sort((a, b) => a - b)
    const median = seen[Math.floor(days / 2)]
    console.log(
      `${title} · ${state} in ${days} of ${days} · ${median} (${seen[0]}–${seen.at(-1)}) visitors had it`,
    )
  },
  days * 20_000,
)
