import {
  emptyTally,
  FolderDocuments,
  folderPlace,
  releaseDesk,
  type Tally,
} from '@storefront/releases'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { beforeEach, expect, test } from 'vitest'
import { percentOf, type Rollout, type RolloutPlan } from './rollout.ts'
import { updateState } from './rollout-state.ts'
import { Rollouts } from './rollouts.ts'

const root = testFolder()
let announced: { state: Rollout['state']; percent: number }[] = []
let now = 0
let batch = 0

beforeEach(async () => {
  await plant(root(), [plantedRelease('flights', '1.0.0'), plantedRelease('flights', '1.1.0')])
  announced = []
  now = Date.parse('2026-11-22T10:00:00Z')
  batch = 0
  await desk().promote({ flights: '1.0.0' }, 'ana')
})

const desk = () => releaseDesk(folderPlace(root()))

/** A process of the service; each has read nothing yet. */
function open({ needsApproval = false } = {}) {
  return new Rollouts({
    environment: 'production',
    place: folderPlace(root()),
    needsApproval,
    documents: new FolderDocuments(root()),
    announce: (_, rollout) =>
      void announced.push({ state: rollout.state, percent: percentOf(rollout) }),
    now: () => new Date(now),
  })
}

const plan: Omit<RolloutPlan, 'id'> = {
  app: 'flights',
  version: '1.1.0',
  steps: [5, 25, 100],
  everySeconds: 600,
  by: 'ana',
  reason: 'New fares',
}

/** Visitors of both versions in ten batches, of whom some saw an error. */
async function tell(rollouts: Rollouts, canary: Partial<Tally>, live: Partial<Tally>) {
  for (let n = 0; n < 10; n++) {
    const tallies = [
      { ...emptyTally('flights', '1.1.0'), ...canary },
      { ...emptyTally('flights', '1.0.0'), ...live },
    ]
    await rollouts.count({ from: 'a', number: ++batch, tallies })
  }
}
/** The next step, decided by a process that died before it took it. */
const decide = () =>
  updateState(new FolderDocuments(root()), (state) => ({
    ...state,
    rollouts: state.rollouts.map((one) => ({ ...one, step: 1, isApplied: false })),
  }))
const canary = async () => (await desk().registry()).remotes.flights?.canary
const lastChange = async () => {
  const entry = (await desk().history()).at(-1)
  return { by: entry?.by, ...entry?.changes[0] }
}

test('a healthy version goes from step to step, each after its time, and is live in the end', async () => {
  const rollouts = open()
  await rollouts.begin(plan)
  expect(await canary()).toEqual({ version: '1.1.0', percent: 5 })
  expect(await lastChange()).toMatchObject({ by: 'rollout of ana', reason: 'New fares' })

  await tell(rollouts, { visitors: 30 }, { visitors: 570 })
  expect(await canary()).toMatchObject({ percent: 5 })
  now += 600_000
  await rollouts.advance()
  expect(await canary()).toMatchObject({ percent: 25 })
  expect(await lastChange()).toMatchObject({
    kind: 'canary',
    to: '1.1.0 25 %',
    reason: 'Of 300 visitors in this step it is no worse.',
  })

  now += 600_000
  await rollouts.advance()
  expect(await canary(), 'nobody told of this step yet').toMatchObject({ percent: 25 })
  await tell(rollouts, { visitors: 30 }, { visitors: 90 })
  expect((await desk().registry()).remotes.flights).toMatchObject({ live: '1.1.0' })
  expect(await canary()).toBeUndefined()
  expect(announced).toMatchObject([
    { state: 'running', percent: 5 },
    { state: 'running', percent: 25 },
    { state: 'done', percent: 100 },
  ])
})

test('a worse version is taken back at once, and the history says why', async () => {
  const rollouts = open()
  await rollouts.begin(plan)
  await tell(rollouts, { visitors: 4, errors: 1 }, { visitors: 76 })
  expect(await canary()).toBeUndefined()
  expect(await lastChange()).toMatchObject({
    by: 'rollout of ana',
    kind: 'canary',
    from: '1.1.0 5 %',
    to: null,
    reason: expect.stringMatching(/^It threw for \d of \d+ visitors, what is live for 0 of \d+/),
  })
  expect(announced.at(-1)).toMatchObject({ state: 'taken back', percent: 0 })
  const [rollout] = (await rollouts.state()).rollouts
  expect(rollout).toMatchObject({ state: 'taken back', isApplied: true })

  const changes = (await desk().history()).length
  now += 600_000
  await tell(rollouts, { visitors: 100 }, { visitors: 100 })
  expect((await desk().history()).length).toBe(changes)
})

test('processes that check at the same time take one step, and one of them reports it', async () => {
  const both = [open(), open()]
  await both[0]?.begin(plan)
  await tell(open(), { visitors: 30 }, { visitors: 570 })
  now += 600_000
  await Promise.all([...both, ...both].map((rollouts) => rollouts.advance()))
  expect(await canary()).toMatchObject({ percent: 25 })
  expect(announced.map(({ percent }) => percent)).toEqual([5, 25])
  const steps = (await desk().history()).filter(({ by }) => by === 'rollout of ana')
  expect(steps).toHaveLength(2)
})

test('beacons from before a restart count after it', async () => {
  const before = open()
  await before.begin(plan)
  await tell(before, { visitors: 29 }, { visitors: 570 })
  now += 600_000
  const after = open()
  await after.advance()
  expect(await canary()).toMatchObject({ percent: 5 })
  await tell(after, { visitors: 1 }, { visitors: 19 })
  expect(await canary()).toMatchObject({ percent: 25 })
})

test('a step that was decided before a crash is taken after it', async () => {
  await open().begin(plan)
  await decide()
  await open().advance()
  expect(await canary()).toMatchObject({ percent: 25 })
  expect((await open().state()).rollouts[0]).toMatchObject({ isApplied: true, state: 'running' })
})

test.each([
  ['ends the canary', () => desk().canary('flights', '1.1.0', 0, 'ben')],
  ['gives it to others', () => desk().canary('flights', '1.1.0', 50, 'ben')],
  ['makes it live', () => desk().promote({ flights: '1.1.0' }, 'ben')],
])('where somebody %s, the rollout is over and nothing of theirs is undone', async (_, change) => {
  const rollouts = open()
  await rollouts.begin(plan)
  await change()
  const registry = await desk().registry()
  now += 600_000
  await tell(rollouts, { visitors: 30, errors: 30 }, { visitors: 570 })
  expect(await desk().registry()).toEqual(registry)
  const [rollout] = (await rollouts.state()).rollouts
  expect(rollout).toMatchObject({
    state: 'ended',
    verdict: 'Somebody else changed what is live.',
  })
})

test('a change by a person between a decision and its step is not undone', async () => {
  const rollouts = open()
  await rollouts.begin(plan)
  await decide()
  await desk().canary('flights', '1.1.0', 0, 'ben')
  await open().advance()
  expect(await canary()).toBeUndefined()
  expect((await rollouts.state()).rollouts[0]).toMatchObject({ state: 'ended' })
})

test('a person can end it, and no visitor gets its version any more', async () => {
  const rollouts = open()
  const { id } = await rollouts.begin(plan)
  await rollouts.end(id, 'ben ended it: wrong prices.')
  expect(await canary()).toBeUndefined()
  expect(await lastChange()).toMatchObject({ reason: 'ben ended it: wrong prices.' })
  await expect(rollouts.end(id, 'again')).rejects.toThrow('It is not running.')
})

test('a batch that comes again is counted once', async () => {
  const rollouts = open()
  const told = { ...emptyTally('flights', '1.0.0'), visitors: 7, pages: 9 }
  for (const number of [1, 2, 2, 1]) await rollouts.count({ from: 'a', number, tallies: [told] })
  await rollouts.count({ from: 'b', number: 1, tallies: [told] })
  const toldAt = new Date(now).toISOString()
  const days = [{ day: '2026-11-22', loads: 0, failures: 0, errors: 0 }]
  expect((await rollouts.state()).tallies).toEqual([
    { ...told, visitors: 21, pages: 27, toldAt, days },
  ])
})

test('what was told is kept by day, for 14 days', async () => {
  const rollouts = open()
  for (let number = 1; number <= 40; number++) {
    const tallies = [{ ...emptyTally('flights', '1.0.0'), loads: 2, errors: 1 }]
    await rollouts.count({ from: 'a', number, tallies })
    now += 43_200_000
  }
  const [{ days = [], loads } = { loads: 0 }] = (await rollouts.state()).tallies
  expect(loads).toBe(80)
  expect(days).toHaveLength(14)
  expect(days.at(-2)).toEqual({ day: '2026-12-10', loads: 4, failures: 0, errors: 2 })
})

test('what was told more than 30 days ago is forgotten', async () => {
  const rollouts = open()
  const tallies = [{ ...emptyTally('flights', '1.0.0'), visitors: 7 }]
  await rollouts.count({ from: 'a', number: 1, tallies })
  const visitors = async () => (await rollouts.state()).tallies.map((tally) => tally.visitors)
  now += 30 * 86_400_000
  expect(await visitors()).toEqual([7])
  now += 1
  expect(await visitors()).toEqual([])
  await rollouts.count({ from: 'a', number: 2, tallies })
  expect(await visitors()).toEqual([7])
})

test.each([
  [{ steps: [5, 25] }, /Steps are percentages that grow and end with 100/],
  [{ steps: [100] }, /Steps are percentages/],
  [{ steps: [25, 5, 100] }, /Steps are percentages/],
  [{ version: '1.0.0' }, /flights 1.0.0 is live already/],
  [{ version: '9.0.0' }, /flights 9.0.0 was never released/],
])('%o is refused', async (changes, sentence) => {
  await expect(open().begin({ ...plan, ...changes })).rejects.toThrow(sentence)
  expect(await canary()).toBeUndefined()
})

test('what needs an approval and has none is refused', async () => {
  const rollouts = open({ needsApproval: true })
  await expect(rollouts.begin(plan)).rejects.toThrow('flights 1.1.0 is not approved here')
  expect(await canary()).toBeUndefined()
  await desk().approve({ flights: '1.1.0' }, 'quinn')
  await rollouts.begin(plan)
  expect(await canary()).toMatchObject({ percent: 5 })
})

test('two rollouts of one app are refused, and one beside another canary', async () => {
  const rollouts = open()
  const { id } = await rollouts.begin(plan)
  await expect(rollouts.begin(plan)).rejects.toThrow('A rollout of flights is under way')
  await rollouts.end(id, 'over')
  await desk().canary('flights', '1.0.0', 10, 'ben')
  await expect(rollouts.begin(plan)).rejects.toThrow('flights 1.0.0 is a canary')
})
