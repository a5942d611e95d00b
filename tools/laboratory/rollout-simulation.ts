import { plantDay, type SimulationOutcome, simulateRollout } from './rollouts/simulation.ts'

// `npm run rollout-simulation`: how rollouts end, and after how many visitors, in 100 seeded days of 100,000 each.

const manyRuns = Number(process.argv[2] ?? 100)
const healthy = { brokenBrowsers: 0, slowness: 1 }
const usual = { runs: manyRuns, canary: healthy, steps: [5, 25, 100], everySeconds: 600 }
const scenarios = [
  {
    ...usual,
    title: 'throws for one browser in twenty',
    canary: { ...healthy, brokenBrowsers: 0.05 },
    wanted: 'taken back',
  },
  {
    ...usual,
    title: 'loads 30 % slower',
    canary: { ...healthy, slowness: 1.3 },
    wanted: 'taken back',
  },
  { ...usual, title: 'is as good as what is live', wanted: 'done' },
  {
    ...usual,
    title: 'is as good, and stays at 25 % all day',
    // All of its visitors are looked at, not those of two hours.
    runs: Math.ceil(manyRuns / 10),
    steps: [25, 100],
    everySeconds: 7 * 86_400,
    wanted: 'running',
  },
]

const day = await plantDay()
console.log(
  'A version that … | ends | visitors of the site until then | of them with it | after it',
)
for (const { title, wanted, runs, ...scenario } of scenarios) {
  const outcomes: SimulationOutcome[] = []
  for (let seed = 1; seed <= runs; seed++) {
    const place = day.place()
    outcomes.push(await simulateRollout({ ...scenario, seed, visitors: 100_000, place }))
  }
  const as = outcomes.filter(({ state }) => state === wanted).length
  const after = Math.max(...outcomes.map(({ afterwards }) => afterwards))
  const columns = [
    title,
    `${wanted} in ${as} of ${runs}`,
    spread(outcomes.map(({ visitors }) => visitors)),
    spread(outcomes.map(({ canaryVisitors }) => canaryVisitors)),
    after,
  ]
  console.log(columns.join(' | '))
  if (as < runs || after > 0) process.exitCode = 1
}
await day.remove()

/** Median, smallest and largest. */
function spread(numbers: number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}–${sorted.at(-1)})`
}
