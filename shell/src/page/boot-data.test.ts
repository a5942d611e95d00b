import { expect, test } from 'vitest'
import { parseBootData } from './boot-data.ts'

test.each(['null', '{}', '"boot"', '{"agency":{},"remotes":{}}'])('refuses %s', (text) => {
  expect(() => parseBootData(text)).toThrow('The page carries no boot data.')
})

test('reads the data of the server', () => {
  const boot = { agency: {}, remotes: {}, overrides: {}, rendered: [] }
  expect(parseBootData(JSON.stringify(boot))).toEqual(boot)
})
