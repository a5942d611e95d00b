import { kayak, panga, sailboat } from '../pieces/boats.ts'
import { canopy, forestEdge } from '../pieces/jungle.ts'
import { sevenBlues } from '../pieces/lagoon.ts'
import { leafFrame, rosette } from '../pieces/leaves.ts'
import { block } from '../pieces/lowrise.ts'
import { grove, palm } from '../pieces/palms.ts'
import { bather, stroller } from '../pieces/people.ts'
import { glints, shore, sunRoad } from '../pieces/sea.ts'
import { hammock, lounger, torch } from '../pieces/shorelife.ts'
import { birds, cloudBank, clouds, sky, sun } from '../pieces/sky.ts'
import { cabana, jetty, palapa, thatchRoof } from '../pieces/thatch.ts'
import { ellipse, fade, line, mix, path, polygon, rect, steps } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { bay } from './sea-view.ts'

/** Dive hotel with a jetty full of boats. */
export function diveHotel(stage: Stage): string {
  const p = stage.palette
  const tank = (x: number, y: number, c: string) =>
    rect(x, y - 62, 24, 62, c, 10) + rect(x + 7, y - 74, 10, 14, p.ink, 3)
  return (
    bay(stage, 440, 380, 140) +
    panga(stage, 330, 600, 0.62, p.coral) +
    shore(
      stage,
      [
        [-60, 1300],
        [500, 1120],
        [780, 880],
        [980, 740],
        [1240, 680],
        [1660, 660],
      ],
      0.7,
    ) +
    block(stage, 960, 720, {
      width: 620,
      floors: 3,
      floorHeight: 96,
      bays: 6,
      side: 60,
      colour: mix(p.wall, p.shallow, 0.25),
    }) +
    jetty(stage, [520, 1060], [640, 560], 360, 70) +
    panga(stage, 850, 640, 0.7, '#2A8BA4', true) +
    panga(stage, 260, 800, 1.2, p.gold) +
    [p.gold, p.coral, p.gold, p.seaNear].map((c, i) => tank(490 + i * 34, 910, c)).join('') +
    rect(470, 908, 160, 16, p.woodShade, 3) +
    rect(716, 640, 8, 190, p.woodShade) +
    polygon(
      [
        [724, 644],
        [824, 656],
        [824, 716],
        [724, 704],
      ],
      p.coral,
    ) +
    line('M728 694L820 668', p.cloth, 12) +
    stroller(stage, 600, 790, 0.9, p.ink, false) +
    stroller(stage, 650, 720, 0.7, p.gold) +
    palapa(stage, 1120, 830, 300, 240) +
    palm(stage, 900, 790, 400, { lean: -60 }) +
    palm(stage, 1290, 800, 440, { lean: 30 }) +
    palm(stage, 1540, 860, 520, { lean: -10 }) +
    rosette(stage, 1410, 860, 70) +
    leafFrame(stage, -30, -20, 380, 45)
  )
}

/** Lodge whose hammocks stand in the sea. */
export function beachLodge(stage: Stage): string {
  const p = stage.palette
  const post = (x: number, y: number, h: number) =>
    rect(x - 7, y - h, 14, h, p.woodShade, 4) +
    fade(0.25, rect(x - 6, y + 3, 12, h * 0.45, p.woodShade))
  return (
    bay(stage, 470, 400, 390, 96) +
    birds(stage, 600, 200, 6, 18) +
    shore(stage, [
      [-60, 1060],
      [600, 1020],
      [900, 860],
      [1160, 760],
      [1660, 720],
    ]) +
    cabana(stage, 1300, 810, 560, { wall: mix(p.wall, p.sand, 0.5) }) +
    post(180, 800, 280) +
    post(560, 800, 280) +
    hammock(stage, 180, 560, 560, 110, p.coral) +
    post(680, 700, 170) +
    post(900, 700, 170) +
    hammock(stage, 680, 900, 556, 60, p.gold) +
    torch(stage, 1010, 900, 130) +
    palm(stage, 1080, 900, 540, { lean: -60 }) +
    palm(stage, 1540, 940, 640, { lean: -20 }) +
    lounger(stage, 1200, 950, 0.9, p.coral) +
    rosette(stage, 1420, 960, 90) +
    leafFrame(stage, -30, -20, 360, 45)
  )
}

/** Overwater cabanas on Bacalar's seven blues. */
export function overwater(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 400) +
    sun(stage, 420, 140, 52) +
    cloudBank(stage, 390) +
    clouds(stage, 50, 220, 4) +
    canopy(stage, 386, 410, 0.55, 28) +
    sevenBlues(stage, 402) +
    glints(stage, 410, 940, 60, 0.4) +
    sailboat(stage, 430, 520, 0.5) +
    line('M700 560L1640 600', p.wood, 12) +
    cabana(stage, 740, 560, 190, { stilts: 40 }) +
    cabana(stage, 990, 630, 270, { stilts: 56 }) +
    cabana(stage, 1330, 760, 430, { stilts: 84 }) +
    jetty(stage, [620, 1050], [660, 570], 240, 44) +
    bather(stage, 1010, 880, 0.9) +
    bather(stage, 1110, 850, 0.75, true) +
    ellipse(300, 800, 70, 16, p.gold) +
    fade(0.5, ellipse(300, 812, 80, 14, p.foam)) +
    hammock(stage, 1090, 1290, 800, 50, p.coral) +
    rect(1086, 792, 8, 120, p.woodShade) +
    rect(1288, 792, 8, 60, p.woodShade) +
    grove(stage, 90, 990, 560)
  )
}

/** Lagoon lodge with a jetty at dawn. */
export function lagoonLodge(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 430) +
    sun(stage, 480, 330, 84) +
    clouds(stage, 60, 240, 4) +
    birds(stage, 700, 200, 6, 18) +
    canopy(stage, 416, 440, 0.6, 28) +
    sevenBlues(stage, 432) +
    sunRoad(stage, 480, 440, 800, 150) +
    glints(stage, 440, 940, 60) +
    path(
      'M1640 560Q1180 580 1020 660Q860 760 1100 820Q1300 880 1640 900Z',
      mix(p.leaf, p.leafLight, 0.4),
    ) +
    path(
      'M1020 660Q860 760 1100 820Q1300 880 1640 900V930Q1280 910 1080 846Q800 760 1000 656Z',
      p.sand,
    ) +
    forestEdge(stage, 1200, 1700, 640, 130) +
    block(stage, 1040, 740, {
      width: 460,
      floors: 2,
      floorHeight: 92,
      bays: 4,
      wooden: true,
      planted: false,
      colour: mix(p.wall, p.sand, 0.3),
    }) +
    thatchRoof(stage, 1270, 566, 580, 170, 0.5) +
    palm(stage, 1010, 780, 380, { lean: -60 }) +
    palm(stage, 1540, 850, 460, { lean: 10 }) +
    polygon(
      [
        [960, 760],
        [970, 790],
        [560, 872],
        [540, 836],
      ],
      p.wood,
    ) +
    line(
      steps(12, 570, 950)
        .map((x) => `M${x} ${872 - (x - 560) * 0.2}v-36`)
        .join(''),
      p.woodShade,
      3,
    ) +
    [580, 700, 820].map((x) => rect(x, 850 - (x - 560) * 0.2, 10, 60, p.woodShade)).join('') +
    palapa(stage, 560, 850, 230, 210) +
    kayak(stage, 330, 880, 1, p.coral) +
    sailboat(stage, 330, 560, 0.5) +
    hammock(stage, 1290, 1530, 820, 50, p.coral) +
    rosette(stage, 1200, 880, 70) +
    leafFrame(stage, -30, -20, 380, 45) +
    leafFrame(stage, 1640, 1030, 320, -135)
  )
}
