import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { expect, test } from 'vitest'
import { tokenCaller } from './tokens.ts'

const folder = testFolder()

const sha256 = (token: string) => createHash('sha256').update(token).digest('hex')

async function file(lines: unknown): Promise<string> {
  const path = join(folder(), 'tokens.json')
  await writeFile(path, typeof lines === 'string' ? lines : JSON.stringify(lines))
  return path
}

const ana = { name: 'ana', roles: ['qa'], sha256: sha256('anas-token') }
const ci = { name: 'flights-ci', roles: ['team:flights'], sha256: sha256('ci-token') }

test('a token is known by its hash, and by nothing else', async () => {
  const path = await file([ana, ci])
  expect(await tokenCaller(path, 'ci-token')).toEqual({
    name: 'flights-ci',
    roles: ['team:flights'],
  })
  for (const other of ['ci-toke', '', ci.sha256]) expect(await tokenCaller(path, other)).toBeNull()
})

test('a line that is taken out counts at once', async () => {
  const path = await file([ana, ci])
  await file([ana])
  expect(await tokenCaller(path, 'ci-token')).toBeNull()
})

test.each([
  ['no JSON', '[{'],
  ['another role', [{ ...ana, roles: ['admin'] }]],
  ['a role of no team', [{ ...ana, roles: ['team:'] }]],
  ['no hash', [{ ...ana, sha256: 'anas-token' }]],
])('a file with %s lets nobody in', async (_, lines) => {
  const path = await file(lines)
  await expect(tokenCaller(path, 'anas-token')).rejects.toThrow('The file of tokens is damaged')
})
