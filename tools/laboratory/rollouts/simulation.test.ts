import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantDay, simulateRollout } from './simulation.ts'

let planted: Awaited<ReturnType<typeof plantDay>>
beforeAll(async () => {
  planted = await plantDay()
})
afterAll(() => planted.remove())

const rollout = { visitors: 9000, steps: [5, 25, 100], everySeconds: 600 }
const healthy = { brokenBrowsers: 0, slowness: 1 }

test.each([
  ['throws for one browser in twenty', { ...healthy, brokenBrowsers: 0.05 }, 'taken back'],
  ['is 30 % slower', { ...healthy, slowness: 1.3 }, 'taken back'],
  ['is healthy', healthy, 'done'],
])('a version that %s', async (_, canary, state) => {
  const outcome = await simulateRollout({ ...rollout, seed: 1, canary, place: planted.place() })
  expect(outcome).toMatchObject({ state, afterwards: 0 })
})
