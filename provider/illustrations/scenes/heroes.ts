import type { Gallery } from '../picture.ts'
import { wing } from '../pieces/air.ts'
import { catamaran, sailboat } from '../pieces/boats.ts'
import { island } from '../pieces/islands.ts'
import { canopy, undergrowth } from '../pieces/jungle.ts'
import { leafFrame } from '../pieces/leaves.ts'
import { grove, palm } from '../pieces/palms.ts'
import { pyramid } from '../pieces/pyramid.ts'
import { glints, sea, shoals, shore, sunRoad, swells } from '../pieces/sea.ts'
import { birds, cloudBank, clouds, cumulus, sky, streak, sun } from '../pieces/sky.ts'
import { skyline } from '../pieces/towers.ts'
import { cliff, seaTemple } from '../pieces/tulum.ts'
import { ellipse, fade, mix, rect } from '../shapes.ts'
import type { Stage } from '../stage.ts'

function lagoon(stage: Stage): string {
  return (
    sky(stage, 400) +
    sun(stage, 1010, 140, 52) +
    cloudBank(stage, 400) +
    clouds(stage, 70, 230, 3) +
    sea(stage, 400) +
    shoals(stage, 470, 780, 10) +
    glints(stage, 400, 900, 90) +
    catamaran(stage, 760, 470, 0.62) +
    sailboat(stage, 420, 428, 0.22) +
    shore(stage, [
      [-60, 1080],
      [700, 1050],
      [1150, 900],
      [1660, 690],
    ]) +
    palm(stage, 1320, 905, 540, { lean: -250 }) +
    grove(stage, 1480, 880, 620) +
    leafFrame(stage, 1640, -30, 460, 140)
  )
}

function hotelZone(stage: Stage): string {
  return (
    sky(stage, 470) +
    sun(stage, 820, 400, 66) +
    clouds(stage, 60, 300, 5) +
    sea(stage, 470) +
    sunRoad(stage, 820, 470, 860, 190) +
    glints(stage, 470, 900, 60) +
    swells(stage, 600, 860, 4) +
    shore(
      stage,
      [
        [-60, 1110],
        [600, 1080],
        [1000, 860],
        [1180, 720],
        [1660, 640],
      ],
      0.9,
    ) +
    skyline(stage, [1290, 730], [930, 486], 9, 520, true) +
    palm(stage, 1420, 830, 420, { lean: -70 }) +
    grove(stage, 1545, 850, 380)
  )
}

function sunrisePyramid(stage: Stage): string {
  const p = stage.palette
  return (
    sky(stage, 640) +
    sun(stage, 1045, 240, 110) +
    streak(stage, 260, 150, 380) +
    streak(stage, 1280, 330, 300) +
    cloudBank(stage, 600, 0.6) +
    birds(stage, 560, 250, 7, 20) +
    canopy(stage, 600, 720, 0.8, 46) +
    canopy(stage, 640, 760, 0.55, 56) +
    rect(
      -10,
      745,
      1620,
      270,
      stage.down([0, mix(p.leafLight, p.sand, 0.35)], [0.3, p.leaf], [1, p.leafDark]),
    ) +
    ellipse(1120, 790, 560, 36, mix(p.leafLight, p.sand, 0.5)) +
    pyramid(stage, 1100, 785, 860) +
    canopy(stage, 750, 860, 0.2, 54, -60, 560) +
    palm(stage, 545, 850, 330, { lean: 60 }) +
    palm(stage, 420, 850, 240) +
    canopy(stage, 840, 1010, 0.06, 64, -60, 420) +
    fade(0.92, undergrowth(stage, -40, 1640, 1015, 120, p.ink)) +
    leafFrame(stage, 1640, 1010, 420, -130)
  )
}

function wingOverReefs(stage: Stage): string {
  return (
    sky(stage, 300) +
    sun(stage, 1180, 222, 58) +
    cloudBank(stage, 300, 0.5) +
    streak(stage, 180, 110, 420) +
    sea(stage, 300) +
    sunRoad(stage, 1180, 300, 520, 180) +
    shoals(stage, 380, 640, 9) +
    island(stage, 930, 360, 70, 0.18) +
    island(stage, 650, 338, 46, 0.14) +
    island(stage, 330, 430, 180, 0.24) +
    island(stage, 1150, 850, 240, 0.5, -8) +
    island(stage, 800, 700, 80, 0.4, 5) +
    glints(stage, 320, 960, 60, 0.25) +
    fade(0.55, cumulus(stage, 1240, 400, 330) + cumulus(stage, 40, 345, 240)) +
    wing(stage)
  )
}

function tulum(stage: Stage): string {
  return (
    sky(stage, 470) +
    sun(stage, 560, 130, 50) +
    cloudBank(stage, 470) +
    clouds(stage, 60, 220, 3) +
    birds(stage, 640, 240, 5, 18) +
    sea(stage, 470) +
    shoals(stage, 540, 820, 9) +
    glints(stage, 470, 900, 90) +
    sailboat(stage, 330, 510, 0.3) +
    cliff(
      stage,
      [
        [770, 872],
        [800, 800],
        [812, 700],
        [860, 610],
        [930, 540],
        [1040, 500],
        [1200, 484],
        [1360, 478],
        [1500, 470],
        [1660, 462],
      ],
      860,
    ) +
    palm(stage, 1590, 480, 300, { lean: 20 }) +
    seaTemple(stage, 1260, 484, 520) +
    palm(stage, 950, 535, 270, { lean: -70 }) +
    palm(stage, 1010, 515, 180, { lean: 10 }) +
    shore(stage, [
      [-60, 1150],
      [700, 1110],
      [1000, 930],
      [1300, 860],
      [1660, 840],
    ]) +
    palm(stage, 1500, 950, 330, { lean: -70 }) +
    leafFrame(stage, 1640, 1020, 400, -135)
  )
}

/** Wide pictures for the top of the home page; the lower left stays calm for words. */
export const heroes: Gallery = {
  'hero-lagoon': { light: 'noon', seed: 11, paint: lagoon, portraitLeft: 630 },
  'hero-hotel-zone': { light: 'dusk', seed: 23, paint: hotelZone, portraitLeft: 640 },
  'hero-pyramid': { light: 'dawn', seed: 31, paint: sunrisePyramid, portraitLeft: 690 },
  'hero-wing': { light: 'dusk', seed: 47, paint: wingOverReefs, portraitLeft: 560 },
  'hero-tulum': { light: 'noon', seed: 53, paint: tulum, portraitLeft: 790 },
}
