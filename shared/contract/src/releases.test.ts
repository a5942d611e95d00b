import * as v from 'valibot'
import { expect, test } from 'vitest'
import { appName, appVersion } from './releases.ts'

test.each([
  ['names', appName, 'flights packages_mfe _lab', ' .. a/b -x 1st'],
  ['versions', appVersion, '1.1.0 1.1.0+3f2a9c1 1-rc.2', ' .. .1 a/b -1'],
])('accepts only %s that are safe as folders', (_, schema, safe, unsafe) => {
  const isTaken = (name: string) => v.safeParse(schema, name).success
  expect(safe.split(' ').every(isTaken)).toBe(true)
  expect(unsafe.split(' ').filter(isTaken)).toEqual([])
})
