import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the fallback font has a face of its own for bold text', () => {
  const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')
  const faces = css.split('@font-face').filter((face) => face.includes('"Figtree Fallback"'))
  const weights = faces.map((face) => /font-weight: (\d+ \d+)/.exec(face)?.[1])
  expect(weights).toEqual(['300 500', '600 900'])
  expect(faces[1]).toContain('Bold')
})
