import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { beforeEach, expect, test } from 'vitest'
import { exposeTypes } from './expose-types.ts'
import { typesArchive } from './types-archive.ts'

const vertical = testFolder()

beforeEach(async () => {
  await mkdir(join(vertical(), 'src'))
  await symlink(
    join(import.meta.dirname, '../../../../../hotels/node_modules'),
    join(vertical(), 'node_modules'),
  )
  await write('cabin.ts', 'export type Cabin = { deck: number }')
  await write('price.ts', 'export const priceUsd = 100')
  await write(
    'mount.tsx',
    `import type { MountOptions } from '@storefront/contract'
import type { Cabin } from './cabin.ts'
import { priceUsd } from './price.ts'
export const mount = (cabin: Cabin, options: MountOptions) => String(priceUsd + cabin.deck) + options.api`,
  )
})

const write = (name: string, text: string) => writeFile(join(vertical(), 'src', name), text)

test('collects the declarations of an expose, its own and of published packages', async () => {
  const types = await exposeTypes(vertical(), { './mount': './src/mount.tsx' })
  expect(types.get('mount.d.ts')).toBe("export * from './compiled-types/src/mount'\n")
  expect(types.get('compiled-types/src/mount.d.ts')).toContain("from './cabin'")
  const own = [...types.keys()].filter((path) => path.startsWith('compiled-types/'))
  expect(own).toEqual(['compiled-types/src/mount.d.ts', 'compiled-types/src/cabin.d.ts'])
  const contract = 'node_modules/@storefront/contract'
  expect(types.get(`${contract}/package.json`)).toContain('"types":"src/index.d.ts"')
  expect(types.get(`${contract}/src/remote.d.ts`)).toContain('MountOptions')
  expect(types.has('node_modules/@storefront/session/package.json')).toBe(false)

  const inAnotherOrder = new Map([...types].reverse())
  expect(typesArchive(['./mount'], inAnotherOrder)).toEqual(typesArchive(['./mount'], types))
})

test('refuses an expose with a type that is not published', async () => {
  await write('mount.tsx', "export type { CardProps } from '@storefront/ui'")
  await expect(exposeTypes(vertical(), { './mount': './src/mount.tsx' })).rejects.toThrow(
    '@storefront/ui, which is not published',
  )
})

test('refuses an expose without declarations, with the error of the compiler', async () => {
  await expect(exposeTypes(vertical(), { './gone': './src/gone.tsx' })).rejects.toThrow(
    /gone\.tsx has no declarations\. .*TS6053/s,
  )
})
