import { bed } from '../pieces/bed.ts'
import { art, featureWall, nightstand, rug } from '../pieces/decor.ts'
import { bunks } from '../pieces/furniture.ts'
import { backWall, type ShellOptions, shell } from '../pieces/interior.ts'
import { opening } from '../pieces/windows.ts'
import { mirrored } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { outlook, type View } from './outlook.ts'

type Sleep = 'king' | 'two doubles' | 'twins' | 'four-poster' | 'net' | 'bunks'

type RoomOptions = ShellOptions & {
  readonly view: View
  readonly accent: string
  readonly headboard?: string
  readonly sleep?: Sleep
  readonly curtain?: string
  readonly frame?: string
  readonly panes?: number
  readonly feature?: 'art' | 'arch' | 'slats' | 'mirror' | 'pair'
  /** Puts the window on the right. */
  readonly mirror?: boolean
  /** What stands in front of the window. */
  readonly corner: (stage: Stage) => string
}

/** A room with its window on the left and its bed on the right. */
export function room(options: RoomOptions): (stage: Stage) => string {
  return (stage) => {
    const wide =
      options.sleep === 'two doubles' || options.sleep === 'twins' || options.sleep === 'bunks'
    const windowWidth = wide ? 480 : 620
    const base =
      shell(stage, options) +
      opening(
        stage,
        backWall.left + 70,
        windowWidth,
        outlook(stage, options.view, backWall.left + 70 + windowWidth / 2),
        {
          panes: options.panes ?? (wide ? 2 : 3),
          ...(options.curtain ? { curtain: options.curtain } : {}),
          ...(options.frame ? { frame: options.frame } : {}),
        },
      )
    const bedding = {
      accent: options.accent,
      ...(options.headboard ? { headboard: options.headboard } : {}),
    }
    const sleeping: Record<Sleep, () => string> = {
      king: () =>
        featureWall(stage, options.feature ?? 'art', 1180, 460, options.accent) +
        nightstand(stage, 918, 720, 96) +
        nightstand(stage, 1446, 720, 96) +
        rug(stage, 1170, 910, 430, options.accent) +
        bed(stage, 1180, 610, 460, bedding),
      'two doubles': () =>
        art(stage, 850, 220, 130, 160) +
        art(stage, 1230, 220, 130, 160) +
        nightstand(stage, 1102, 706, 86) +
        rug(stage, 1090, 900, 480, options.accent) +
        bed(stage, 900, 610, 330, bedding) +
        bed(stage, 1310, 610, 330, bedding),
      twins: () =>
        art(stage, 1000, 200, 230, 150) +
        nightstand(stage, 1100, 706, 86) +
        rug(stage, 1100, 890, 440, options.accent) +
        bed(stage, 920, 610, 250, { ...bedding, single: true }) +
        bed(stage, 1280, 610, 250, { ...bedding, single: true }),
      'four-poster': () =>
        featureWall(stage, options.feature ?? 'arch', 1180, 450, options.accent) +
        nightstand(stage, 900, 720, 92) +
        rug(stage, 1170, 930, 450, options.accent) +
        bed(stage, 1180, 620, 450, { ...bedding, canopy: 'posts' }),
      net: () =>
        featureWall(stage, options.feature ?? 'arch', 1170, 440, options.accent) +
        rug(stage, 1160, 930, 450, options.accent) +
        bed(stage, 1170, 620, 440, { ...bedding, canopy: 'net' }) +
        nightstand(stage, 890, 730, 92),
      bunks: () =>
        rug(stage, 900, 920, 420, options.accent) +
        bunks(stage, 1310, 820, 400, ['#3BB3B0', '#EA6A4E']) +
        bed(stage, 880, 610, 330, bedding),
    }
    const whole = base + sleeping[options.sleep ?? 'king']() + options.corner(stage)
    return options.mirror ? mirrored(whole) : whole
  }
}
