import { expect, test } from 'vitest'
import { parseBootData } from './boot-data.ts'

test.each(['null', '{}', '"boot"'])('refuses %s', (text) => {
  expect(() => parseBootData(text)).toThrow('The page carries no boot data.')
})

test('reads the data of the server', () => {
  const boot = { agency: {}, remotes: {}, overrides: {} }
  const page = { mounted: null, rendered: [], hydration: null }
  expect(parseBootData(JSON.stringify(boot))).toEqual({ ...boot, ...page })
  expect(parseBootData(JSON.stringify({ ...boot, mounted: 'a' }))).toMatchObject({ mounted: 'a' })
})
