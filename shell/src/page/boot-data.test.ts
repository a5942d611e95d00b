import { expect, test } from 'vitest'
import { parseBootData } from './boot-data.ts'

test('reads the data of the server, and refuses other JSON', () => {
  const boot = { agency: {}, remotes: {}, overrides: {} }
  const page = { mounted: null, rendered: [], hydration: null }
  expect(parseBootData(JSON.stringify(boot))).toEqual({ ...boot, ...page })
  for (const text of ['null', '{}'])
    expect(() => parseBootData(text)).toThrow('The page carries no boot data.')
})
