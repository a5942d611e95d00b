/** Points of a shore in order, each `[latitude, longitude]`. */
type Shore = readonly (readonly [number, number])[]

/** The Yucatán peninsula, drawn by hand as far as its shore is where hotels stand; inland it ends where nobody looks. */
const peninsula: Shore = [
  [17.6, -90.6],
  [20.0, -90.55],
  [20.86, -90.4],
  [21.16, -90.05],
  [21.29, -89.66],
  [21.36, -89.1],
  [21.5, -88.4],
  [21.6, -88.0],
  [21.56, -87.6],
  [21.45, -87.4],
  [21.44, -87.25],
  [21.59, -87.08],
  [21.45, -86.9],
  [21.25, -86.82],
  [21.17, -86.81],
  [21.152, -86.795],
  [21.146, -86.77],
  [21.138, -86.741],
  [21.11, -86.757],
  [21.075, -86.771],
  [21.042, -86.777],
  [21.03, -86.79],
  [20.95, -86.83],
  [20.85, -86.871],
  [20.75, -86.95],
  [20.627, -87.064],
  [20.5, -87.22],
  [20.4, -87.31],
  [20.21, -87.427],
  [20.14, -87.455],
  [20.05, -87.475],
  [19.82, -87.45],
  [19.78, -87.62],
  [19.6, -87.42],
  [19.3, -87.45],
  [18.7, -87.7],
  [18.28, -87.83],
  [18.16, -87.86],
  [18.4, -88.02],
  [18.86, -87.98],
  [18.5, -88.28],
  [17.9, -88.25],
  [17.6, -88.3],
]

const holbox: Shore = [
  [21.522, -87.43],
  [21.532, -87.39],
  [21.548, -87.3],
  [21.605, -87.15],
  [21.58, -87.14],
  [21.53, -87.28],
  [21.515, -87.38],
  [21.512, -87.42],
]

const islaMujeres: Shore = [
  [21.263, -86.753],
  [21.255, -86.74],
  [21.23, -86.724],
  [21.2, -86.709],
  [21.201, -86.717],
  [21.233, -86.743],
  [21.254, -86.756],
]

const cozumel: Shore = [
  [20.6, -86.73],
  [20.585, -86.78],
  [20.53, -86.94],
  [20.45, -86.99],
  [20.3, -87.025],
  [20.265, -86.985],
  [20.4, -86.85],
  [20.48, -86.775],
]

const nichupte: Shore = [
  [21.143, -86.79],
  [21.131, -86.754],
  [21.105, -86.766],
  [21.075, -86.779],
  [21.055, -86.797],
  [21.09, -86.82],
  [21.128, -86.812],
]

const bacalar: Shore = [
  [18.78, -88.32],
  [18.69, -88.383],
  [18.655, -88.397],
  [18.56, -88.46],
  [18.6, -88.41],
  [18.68, -88.36],
  [18.76, -88.31],
]

/** Names and where they end: inland of the town, where no price stands. */
const towns: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ['Holbox', 21.5, -87.4],
  ['Isla Mujeres', 21.29, -86.77],
  ['Cancún', 21.16, -86.87],
  ['Playa del Carmen', 20.63, -87.12],
  ['Cozumel', 20.42, -86.9],
  ['Tulum', 20.21, -87.5],
  ['Valladolid', 20.69, -88.22],
  ['Mérida', 20.97, -89.65],
  ['Bacalar', 18.68, -88.44],
]

/** The region that our hotels are in, as a map shows it without tiles of a map service: land in the sea, lagoons in the land. */
export const caribbean = {
  land: [peninsula, holbox, islaMujeres, cozumel],
  water: [nichupte, bacalar],
  towns,
}
