import { plantedApp } from '@storefront/federation/testing/planted-app'
import { expect, test } from 'vitest'
import { withDeclarations } from './declarations.ts'
import { exposeTypes, typeSources } from './expose-types.ts'
import { typesArchive } from './types-archive.ts'

test('refuses an expose with a type that is not published', async () => {
  const app = await plantedApp({ 'mount.ts': "export type { CardProps } from '@storefront/ui'" })
  const exposes = { './mount': './src/mount.ts' }
  const types = withDeclarations(typeSources(app, exposes), (declaration) =>
    exposeTypes(app, exposes, declaration),
  )
  await expect(types).rejects.toThrow('@storefront/ui, which is not published')
})

test('makes the same archive of the same types, in any order', () => {
  const types = new Map([1, 2].map((n) => [`mount-${n}.d.ts`, `export type Cabin = ${n}`]))
  const inAnotherOrder = new Map([...types].reverse())
  expect(typesArchive(['./mount'], inAnotherOrder)).toEqual(typesArchive(['./mount'], types))
})
