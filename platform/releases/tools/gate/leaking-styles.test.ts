import { plantedRelease } from '@storefront/releases/testing'
import { expect, test } from 'vitest'
import { leakingStyles } from './leaking-styles.ts'

/** A release with stylesheets. */
function styled(name: string, styles: Record<string, string>) {
  const { release } = plantedRelease(name, '1.0.0')
  const integrity = Object.fromEntries(Object.keys(styles).map((file) => [file, 'sha256-']))
  return { release: { ...release, integrity }, styles }
}

const hotels = styled('hotels', { 'list.css': '.card:not(.full) { color: red }' })

test.each([
  ['own classes of any name', { 'a.css': '.deck > p { color: red } .cruises_card { gap: 0 }' }, []],
  [
    'styles that only other sites load',
    { 'expose-mount.css': 'body { margin: 0 }', 'host/a.css': 'p {}' },
    [],
  ],
  [
    'rules for the whole page',
    { 'a.css': 'p { gap: 0 } .deck { gap: 0 }\n* { gap: 0 }' },
    ['a.css:1:1: "p" reaches', 'a.css:2:1: "*" reaches'],
  ],
  ['a class of another remote', { 'a.css': '.full { top: 0 }' }, ['a.css:1:1: ".full" reaches']],
  ['a stylesheet that is none', { 'a.css': '} p {}' }, ['a.css cannot be parsed']],
])('judges %s', async (_, styles: Record<string, string>, leaks) => {
  const cruises = styled('cruises', styles)
  const readFile = async (name: string, _version: string, file: string) =>
    Buffer.from((name === 'hotels' ? hotels : cruises).styles[file] ?? '')
  const found = await leakingStyles({ readFile }, cruises.release, [hotels.release])
  expect(found).toEqual(leaks.map((leak) => expect.stringContaining(`cruises 1.0.0: ${leak}`)))
})
