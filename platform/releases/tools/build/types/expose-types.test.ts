import { plantedApp } from '@storefront/federation/testing/planted-app'
import { expect, test } from 'vitest'
import { withDeclarations } from './declarations.ts'
import { exposeTypes, typeSources } from './expose-types.ts'
import { typesArchive } from './types-archive.ts'

const sources = {
  'cabin.ts': 'export type Cabin = { deck: number }',
  'price.ts': 'export const priceUsd = 100',
  'mount.tsx': `import type { MountOptions } from '@storefront/contract'
import type { Cabin } from './cabin.ts'
import { priceUsd } from './price.ts'
export const mount = (cabin: Cabin, options: MountOptions) => String(priceUsd + cabin.deck) + options.api`,
}

async function typesOf(changes: Partial<typeof sources> = {}, mount = './src/mount.tsx') {
  const app = await plantedApp({ ...sources, ...changes })
  const exposes = { './mount': mount }
  return withDeclarations(typeSources(app, exposes), (declaration) =>
    exposeTypes(app, exposes, declaration),
  )
}

test('collects the declarations of an expose, its own and of published packages', async () => {
  const types = await typesOf()
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
  const types = typesOf({ 'mount.tsx': "export type { CardProps } from '@storefront/ui'" })
  await expect(types).rejects.toThrow('@storefront/ui, which is not published')
})

test('refuses an expose without declarations, with the error of the compiler', async () => {
  await expect(typesOf({}, './src/gone.tsx')).rejects.toThrow(
    /gone\.tsx has no declarations\. .*TS6053/s,
  )
})
