import type { Gallery } from '../picture.ts'
import { type Person, portrait } from '../pieces/portrait.ts'

const people: Readonly<Record<string, Person>> = {
  lucia: {
    backdrop: ['#BFE9E2', '#5CC5BD'],
    skin: '#C98B63',
    hair: '#3B241C',
    hairstyle: 'long',
    shirt: '#EA6A4E',
    collar: 'round',
    earrings: true,
  },
  mateo: {
    backdrop: ['#FFE3B8', '#F2A46F'],
    skin: '#B87850',
    hair: '#221A1A',
    hairstyle: 'short',
    shirt: '#1F7F8F',
    collar: 'open',
    beard: 'full',
  },
  sofia: {
    backdrop: ['#CDE9F4', '#6FB9D6'],
    skin: '#DDA57F',
    hair: '#5A3524',
    hairstyle: 'bun',
    shirt: '#FFC145',
    collar: 'round',
    glasses: true,
  },
  diego: {
    backdrop: ['#D5F0DC', '#68B892'],
    skin: '#A96C48',
    hair: '#2A201E',
    hairstyle: 'hat',
    shirt: '#FFFDF8',
    collar: 'open',
    beard: 'moustache',
  },
  carmen: {
    backdrop: ['#FBD9D2', '#EC9189'],
    skin: '#B67D58',
    hair: '#8C8A8F',
    hairstyle: 'bob',
    shirt: '#FFFDF8',
    collar: 'embroidered',
    earrings: true,
  },
  james: {
    backdrop: ['#D8E6F2', '#7FA9C9'],
    skin: '#F0C4A4',
    hair: '#B8733F',
    hairstyle: 'swept',
    shirt: '#2F5F8A',
    collar: 'open',
    beard: 'stubble',
  },
}

/** Portraits of the authors, painted on a square sheet, by the name their files carry. */
export const avatars: Gallery = Object.fromEntries(
  Object.entries(people).map(([name, person], i) => [
    `avatar-${name}`,
    { light: 'noon', seed: 701 + i, paint: (stage) => portrait(stage, person) },
  ]),
)
