import { expect, test } from 'vitest'
import { parseBootData } from './boot-data.ts'

test.each(['null', '{}', '"boot"', '{"agency":{},"remotes":{}}'])('%s is no boot data', (text) => {
  expect(() => parseBootData(text)).toThrow('The page carries no boot data.')
})

test('boot data are read as the server wrote them', () => {
  const boot = { agency: {}, remotes: {}, overrides: {}, rendered: [] }
  expect(parseBootData(JSON.stringify(boot))).toEqual(boot)
})
