/** The light of a picture. Every colour in a scene comes from here, so that one scene can be painted at four hours. */
export type Palette = {
  readonly name: 'dawn' | 'noon' | 'dusk' | 'night'
  /** Share of windows and lanterns that are lit, 0 to 1. */
  readonly lamps: number
  readonly skyTop: string
  readonly skyMid: string
  readonly skyLow: string
  readonly sun: string
  readonly glow: string
  readonly cloud: string
  readonly cloudShade: string
  readonly hillFar: string
  readonly hillNear: string
  readonly seaFar: string
  readonly seaMid: string
  readonly seaNear: string
  readonly shallow: string
  readonly foam: string
  readonly sand: string
  readonly sandShade: string
  readonly wetSand: string
  readonly leafDark: string
  readonly leaf: string
  readonly leafLight: string
  readonly trunk: string
  readonly trunkShade: string
  readonly wall: string
  readonly wallShade: string
  readonly glass: string
  readonly lit: string
  readonly thatch: string
  readonly thatchShade: string
  readonly wood: string
  readonly woodShade: string
  readonly stone: string
  readonly stoneShade: string
  readonly stoneDark: string
  readonly coral: string
  readonly gold: string
  readonly pink: string
  readonly cloth: string
  readonly ink: string
}

const noon: Palette = {
  name: 'noon',
  lamps: 0,
  skyTop: '#3FA9CC',
  skyMid: '#8FD6E4',
  skyLow: '#E6F7F1',
  sun: '#FFF6DC',
  glow: '#FFF8E1',
  cloud: '#FFFFFF',
  cloudShade: '#D5EEF2',
  hillFar: '#6FBDBB',
  hillNear: '#3B9186',
  seaFar: '#0B6E8C',
  seaMid: '#149DB0',
  seaNear: '#35C6C2',
  shallow: '#A4EBDC',
  foam: '#FFFFFF',
  sand: '#FAEACB',
  sandShade: '#EBCF9F',
  wetSand: '#DDBD8C',
  leafDark: '#0E4D48',
  leaf: '#1C7C60',
  leafLight: '#57B478',
  trunk: '#94704F',
  trunkShade: '#6C4D38',
  wall: '#FFFDF7',
  wallShade: '#CFE0E4',
  glass: '#6DBCCB',
  lit: '#DFF5F5',
  thatch: '#CFA065',
  thatchShade: '#9C7040',
  wood: '#B98455',
  woodShade: '#885B39',
  stone: '#E9DDC4',
  stoneShade: '#BFAF93',
  stoneDark: '#8C7E6A',
  coral: '#EA6A4E',
  gold: '#FFC145',
  pink: '#F59BA0',
  cloth: '#FFFFFF',
  ink: '#0A3F4A',
}

const dawn: Palette = {
  name: 'dawn',
  lamps: 0.2,
  skyTop: '#79B4CF',
  skyMid: '#F6CDB6',
  skyLow: '#FFEFCF',
  sun: '#FFFBE6',
  glow: '#FFE7B4',
  cloud: '#FFF2E6',
  cloudShade: '#F4C5B5',
  hillFar: '#A9B9BD',
  hillNear: '#638E92',
  seaFar: '#3A87A0',
  seaMid: '#5FB3BB',
  seaNear: '#92D6CB',
  shallow: '#D3F0DF',
  foam: '#FFFBF2',
  sand: '#FBE3C6',
  sandShade: '#EDC39C',
  wetSand: '#D9A987',
  leafDark: '#1D4A50',
  leaf: '#37786A',
  leafLight: '#83B07F',
  trunk: '#93694F',
  trunkShade: '#69493F',
  wall: '#FFF5EA',
  wallShade: '#DBC3C0',
  glass: '#9CC3CB',
  lit: '#FFE3A6',
  thatch: '#CB9862',
  thatchShade: '#966544',
  wood: '#B57C56',
  woodShade: '#84553F',
  stone: '#EED9BD',
  stoneShade: '#C4A48C',
  stoneDark: '#8E7468',
  coral: '#E76F55',
  gold: '#FFC65C',
  pink: '#F7A6A2',
  cloth: '#FFF8F0',
  ink: '#17404E',
}

const dusk: Palette = {
  name: 'dusk',
  lamps: 0.55,
  skyTop: '#2C5B86',
  skyMid: '#E98F80',
  skyLow: '#FFD08A',
  sun: '#FFF0BF',
  glow: '#FFC777',
  cloud: '#F9A98C',
  cloudShade: '#B9687F',
  hillFar: '#8A6A8B',
  hillNear: '#4D5576',
  seaFar: '#41668C',
  seaMid: '#2F7F97',
  seaNear: '#2C9BA0',
  shallow: '#9FD0BE',
  foam: '#FFEBD6',
  sand: '#F1C79E',
  sandShade: '#D89A7B',
  wetSand: '#AE7468',
  leafDark: '#132F42',
  leaf: '#1F5257',
  leafLight: '#4F7F68',
  trunk: '#6B4A48',
  trunkShade: '#46323D',
  wall: '#FCE3CB',
  wallShade: '#AD8598',
  glass: '#64809F',
  lit: '#FFDC8F',
  thatch: '#B97B4F',
  thatchShade: '#7D4C42',
  wood: '#A0664B',
  woodShade: '#6C4240',
  stone: '#EDC5A0',
  stoneShade: '#B18085',
  stoneDark: '#735468',
  coral: '#EC6A50',
  gold: '#FFC145',
  pink: '#F58F8B',
  cloth: '#FFEBD8',
  ink: '#14283E',
}

const night: Palette = {
  name: 'night',
  lamps: 0.75,
  skyTop: '#071D38',
  skyMid: '#114361',
  skyLow: '#2F7B8A',
  sun: '#FFF6DD',
  glow: '#9FD8DC',
  cloud: '#2C6079',
  cloudShade: '#1C4B66',
  hillFar: '#1F566C',
  hillNear: '#123D54',
  seaFar: '#0C3A56',
  seaMid: '#115069',
  seaNear: '#1B727F',
  shallow: '#4FA7A6',
  foam: '#CDEDEA',
  sand: '#8E9AA0',
  sandShade: '#667A86',
  wetSand: '#4B6573',
  leafDark: '#061F2E',
  leaf: '#0E3A45',
  leafLight: '#23605C',
  trunk: '#3D3F4C',
  trunkShade: '#272C3B',
  wall: '#B5C3CC',
  wallShade: '#5E7C92',
  glass: '#1C4D69',
  lit: '#FFD684',
  thatch: '#86684F',
  thatchShade: '#4F4444',
  wood: '#7E5F50',
  woodShade: '#4A4047',
  stone: '#98A3A6',
  stoneShade: '#62757F',
  stoneDark: '#3C5160',
  coral: '#D9604C',
  gold: '#FFC75A',
  pink: '#C98490',
  cloth: '#D5DEE2',
  ink: '#04182A',
}

/** The four hours a scene can be painted at. */
export const palettes = { dawn, noon, dusk, night } as const
