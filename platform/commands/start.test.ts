import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { expect, test } from 'vitest'
import { root } from '../processes/apps.ts'
import { lockDirectory } from '../provider/src/database/directory-lock.ts'

const folder = testFolder()

test('npm start refuses a data folder that another process uses, before it builds', async () => {
  const [data, releases] = [join(folder(), 'data'), join(folder(), 'releases')]
  const release = await lockDirectory(data)
  const ended = await new Promise<unknown>((resolve) => {
    const variables = { DATA_DIR: data, RELEASES_DIR: releases, PROVIDER_URL: '', DATABASE_URL: '' }
    const options = { cwd: root, env: { ...process.env, ...variables, PORT: '0' } }
    execFile('node', ['platform/run.mjs', 'commands/start'], options, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    )
  })
  release()
  const sentence = `${data} is in use by process ${process.pid}. Stop it first, or give this one another DATA_DIR.\n`
  expect(ended).toEqual({ code: 1, stdout: '', stderr: sentence })
  expect(await readdir(folder())).toEqual(['data'])
}, 60_000)
