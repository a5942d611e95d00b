import { at, blob, circle, mix, type Point, path, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** An uneven closed ring around a point, flattened by `tilt`. */
function ring(x: number, y: number, rx: number, tilt: number, unrest: readonly number[]): string {
  const points = unrest.map((reach, i): Point => {
    const a = (i / unrest.length) * Math.PI * 2
    return [x + Math.cos(a) * rx * reach, y + Math.sin(a) * rx * tilt * reach]
  })
  return blob(points)
}

/** Island from above: reef, shallows, beach, forest. `stretch` holds the outline's unrest, drawn by chance when left out. */
export function island(
  stage: Stage,
  x: number,
  y: number,
  rx: number,
  tilt = 0.42,
  turn = 0,
): string {
  const p = stage.palette
  const unrest = steps(11, 0, 1).map(() => stage.between(0.72, 1.14))
  const layer = (scale: number, fill: string, extra = '') =>
    path(ring(0, 0, rx * scale, tilt, unrest), fill, extra)
  let trees = ''
  for (let i = 0; i < 26; i++) {
    const a = stage.between(0, Math.PI * 2)
    const d = Math.sqrt(stage.between(0, 1)) * 0.52
    const r = rx * stage.between(0.045, 0.085)
    const cx = Math.cos(a) * rx * d
    const cy = Math.sin(a) * rx * d * tilt
    trees +=
      circle(cx, cy, r, p.leafDark) +
      circle(cx - r * 0.2, cy - r * 0.3, r * 0.72, stage.pick([p.leaf, p.leaf, p.leafLight]))
  }
  return at(
    x,
    y,
    1,
    layer(1.75, p.seaNear, 'opacity=".45"') +
      layer(1.45, p.shallow, 'opacity=".45"') +
      layer(1.2, p.shallow, 'opacity=".75"') +
      layer(1.06, p.foam, 'opacity=".8"') +
      layer(0.98, p.sand) +
      layer(0.8, mix(p.leaf, p.leafDark, 0.5)) +
      trees,
    { turn },
  )
}
