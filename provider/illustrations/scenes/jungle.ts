import { canopy, tree, undergrowth, vines } from '../pieces/jungle.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { palm } from '../pieces/palms.ts'
import { glints, sea } from '../pieces/sea.ts'
import { birds, cloudBank, clouds, sky, sun } from '../pieces/sky.ts'
import { quad, yogi, zipRider } from '../pieces/vehicles.ts'
import { ellipse, fade, line, mix, path, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Quad bikes splashing down a red jungle track. */
export function quadTrack(stage: Stage): string {
  const p = stage.palette
  const clay = '#C58455'
  return (
    sky(stage, 560) +
    sun(stage, 830, 200, 64) +
    clouds(stage, 60, 220, 3) +
    canopy(stage, 460, 640, 0.75, 56) +
    canopy(stage, 540, 720, 0.45, 70) +
    canopy(stage, 620, 800, 0.2, 76, -60, 560) +
    canopy(stage, 620, 800, 0.2, 76, 1060, 1660) +
    rect(-10, 700, 1620, 310, stage.down([0, p.leaf], [1, p.leafDark])) +
    path(
      'M-20 1010Q260 900 640 860Q900 826 890 760Q880 710 820 690H870Q960 710 990 770Q1010 850 1300 900Q1500 940 1620 1010Z',
      stage.down([0, mix(clay, p.sand, 0.45)], [1, clay]),
    ) +
    path('M420 960Q700 900 1000 940Q800 990 420 960Z', mix(clay, p.woodShade, 0.45)) +
    tree(stage, 220, 860, 760) +
    tree(stage, 1380, 840, 720) +
    vines(stage, 60, 420, 250, 300, 8) +
    vines(stage, 1240, 1560, 250, 280, 8) +
    quad(stage, 1090, 850, 0.72, p.gold, 4) +
    quad(stage, 640, 946, 1.3, p.coral) +
    steps(16, 0, 15)
      .map(() =>
        ellipse(
          stage.between(380, 560),
          stage.between(860, 960),
          stage.between(5, 16),
          stage.between(4, 10),
          mix(clay, p.cloth, 0.2),
          'opacity=".85"',
        ),
      )
      .join('') +
    undergrowth(stage, -40, 380, 1000, 120) +
    undergrowth(stage, 1260, 1640, 1000, 120) +
    leafFrame(stage, -20, -20, 460, 45) +
    leafFrame(stage, 1640, -20, 420, 140)
  )
}

/** Zip line high above the treetops. */
export function zipLine(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 640) +
    sun(stage, 1240, 200, 64) +
    clouds(stage, 60, 360, 5) +
    birds(stage, 860, 240, 6, 20) +
    sea(stage, 560, 620) +
    canopy(stage, 590, 760, 0.75, 44) +
    canopy(stage, 670, 840, 0.5, 60) +
    canopy(stage, 770, 940, 0.22, 78) +
    canopy(stage, 900, 1040, 0, 96) +
    rect(60, 250, 26, 700, p.woodShade) +
    rect(170, 250, 26, 700, p.woodShade) +
    line('M73 400L183 540M183 400L73 540M73 600L183 740M183 600L73 740', p.woodShade, 10) +
    rect(20, 360, 220, 22, p.wood, 4) +
    line('M28 300H232M28 300V360M232 300V360', p.wood, 7) +
    path('M0 250L130 170L260 250Z', p.thatch) +
    path('M0 250L130 170L120 250Z', mix(p.thatch, p.gold, 0.3)) +
    line('M130 300Q800 420 1660 700', p.ink, 5) +
    zipRider(stage, 700, 446, 1.5, 8) +
    palm(stage, 1380, 1000, 460, { lean: -60 }) +
    palm(stage, 1500, 1000, 380, { lean: 30 }) +
    leafFrame(stage, 1640, 1020, 460, -135)
  )
}

/** Yoga on a deck between palms, facing the sunrise. */
export function yogaDeck(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 560) +
    sun(stage, 800, 400, 130) +
    cloudBank(stage, 555, 0.5) +
    clouds(stage, 70, 260, 4) +
    birds(stage, 440, 230, 6, 18) +
    sea(stage, 555) +
    glints(stage, 560, 760, 60) +
    canopy(stage, 540, 570, 0.6, 30, -60, 380) +
    path('M120 770H1480L1700 1010H-100Z', stage.down([0, mix(p.wood, p.sand, 0.3)], [1, p.wood])) +
    line(
      steps(13, -0.92, 0.92)
        .map((s) => `M${800 + s * 680} 770L${800 + s * 900} 1010`)
        .join(''),
      p.woodShade,
      3,
      'opacity=".55"',
    ) +
    rect(110, 764, 1380, 12, mix(p.wood, p.cloth, 0.3)) +
    rect(170, 60, 26, 720, p.woodShade) +
    rect(1404, 60, 26, 720, p.woodShade) +
    path('M-40 120Q800 -40 1640 120V-40H-40Z', p.thatch) +
    line(
      steps(40, -20, 1620)
        .map(
          (x) =>
            `M${x} ${50 + ((x - 800) / 800) ** 2 * 60}l${stage.between(-6, 6)} ${stage.between(20, 40)}`,
        )
        .join(''),
      p.thatchShade,
      6,
    ) +
    path('M196 110Q300 300 210 520Q196 300 196 110Z', p.cloth, 'opacity=".85"') +
    path('M1404 110Q1300 300 1390 520Q1404 300 1404 110Z', p.cloth, 'opacity=".85"') +
    yogi(stage, 800, 900, 1.35, p.coral) +
    yogi(stage, 470, 870, 1, p.gold) +
    yogi(stage, 1130, 870, 1, p.seaMid) +
    palm(stage, 60, 980, 620, { lean: 40 }) +
    palm(stage, 1540, 980, 660, { lean: -50 }) +
    fade(0.9, rosette(stage, 1380, 990, 120)) +
    rosette(stage, 210, 990, 110)
  )
}
