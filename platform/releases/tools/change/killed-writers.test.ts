import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { expect, test } from 'vitest'
import { openReleases } from '../open-releases.ts'

const folder = testFolder()
const program = join(import.meta.dirname, 'testing/writing.ts')

type Acknowledged = { revision: number; reason: string }

/** Kills a process with ten writers after `most` changes, while another one writes. Returns its reported changes. */
async function writeUntilKilled(name: string, most: number) {
  const child = spawn(process.execPath, [program, folder(), name], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const acknowledged: Acknowledged[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    acknowledged.push(JSON.parse(line) as Acknowledged)
    if (acknowledged.length === most) child.kill('SIGKILL')
  })
  expect((await once(child, 'close'))[1]).toBe('SIGKILL')
  return acknowledged
}

test('kill -9 of writers neither loses nor repeats a change', async () => {
  // The second process is killed after the first.
  const both = [writeUntilKilled('first', 20), writeUntilKilled('second', 40)]
  const acknowledged = (await Promise.all(both)).flat()
  const releases = await openReleases({ registry: folder(), store: folder() })
  const history = await releases.registry.history()
  expect(history.map(({ revision }) => revision)).toEqual(history.map((_, n) => n + 1))
  const reasonOf = (revision: number) => history[revision - 1]?.changes[0]?.reason
  expect(acknowledged.filter((one) => reasonOf(one.revision) !== one.reason)).toEqual([])
  expect(new Set(history.map(({ revision }) => reasonOf(revision))).size).toBe(history.length)
  expect(await releases.registry.read()).toMatchObject({ revision: history.length })
})
