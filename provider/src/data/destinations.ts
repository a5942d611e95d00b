/** A place hotels, tours and packages belong to. */
export type DestinationSeed = {
  id: number
  slug: string
  name: string
  aliases: string[]
  image: string | null
  rating: number | null
  reviewsCount: number
  gatewayIata: string
  popularPosition: number | null
}

const coast = ['Riviera Maya', 'Quintana Roo']

export const destinations: readonly DestinationSeed[] = [
  {
    id: 1,
    slug: 'cancun',
    name: 'Cancún',
    aliases: ['Hotel Zone', 'Zona Hotelera', 'Quintana Roo'],
    image: 'destination-cancun',
    rating: 4.7,
    reviewsCount: 18_432,
    gatewayIata: 'CUN',
    popularPosition: 1,
  },
  {
    id: 2,
    slug: 'tulum',
    name: 'Tulum',
    aliases: coast,
    image: 'destination-tulum',
    rating: 4.6,
    reviewsCount: 9_876,
    gatewayIata: 'TQO',
    popularPosition: 2,
  },
  {
    id: 3,
    slug: 'playa-del-carmen',
    name: 'Playa del Carmen',
    aliases: coast,
    image: 'destination-playa-del-carmen',
    rating: 4.5,
    reviewsCount: 12_207,
    gatewayIata: 'CUN',
    popularPosition: 3,
  },
  {
    id: 4,
    slug: 'isla-mujeres',
    name: 'Isla Mujeres',
    aliases: ['Quintana Roo', 'Isla'],
    image: 'destination-isla-mujeres',
    rating: 4.8,
    reviewsCount: 7_654,
    gatewayIata: 'CUN',
    popularPosition: 4,
  },
  {
    id: 5,
    slug: 'cozumel',
    name: 'Cozumel',
    aliases: ['Quintana Roo', 'Isla Cozumel'],
    image: 'destination-cozumel',
    rating: 4.7,
    reviewsCount: 6_918,
    gatewayIata: 'CZM',
    popularPosition: 5,
  },
  {
    id: 6,
    slug: 'holbox',
    name: 'Holbox',
    aliases: ['Isla Holbox', 'Quintana Roo'],
    image: 'destination-holbox',
    rating: 4.8,
    reviewsCount: 4_305,
    gatewayIata: 'CUN',
    popularPosition: 6,
  },
  {
    id: 7,
    slug: 'bacalar',
    name: 'Bacalar',
    aliases: ['Lagoon of Seven Colours', 'Laguna de los Siete Colores', 'Quintana Roo'],
    image: 'destination-bacalar',
    rating: 4.7,
    reviewsCount: 3_142,
    gatewayIata: 'CTM',
    popularPosition: 7,
  },
  {
    id: 8,
    slug: 'merida',
    name: 'Mérida',
    aliases: ['Yucatán', 'White City', 'Ciudad Blanca'],
    image: 'destination-merida',
    rating: 4.6,
    reviewsCount: 5_480,
    gatewayIata: 'MID',
    popularPosition: 8,
  },
  {
    id: 9,
    slug: 'valladolid',
    name: 'Valladolid',
    aliases: ['Yucatán', 'Chichén Itzá'],
    image: 'destination-valladolid',
    rating: 4.5,
    reviewsCount: 2_764,
    gatewayIata: 'CUN',
    popularPosition: 9,
  },
  {
    id: 10,
    slug: 'puerto-morelos',
    name: 'Puerto Morelos',
    aliases: coast,
    image: 'destination-puerto-morelos',
    rating: 4.6,
    reviewsCount: 2_391,
    gatewayIata: 'CUN',
    popularPosition: 10,
  },
  {
    id: 11,
    slug: 'riviera-maya',
    name: 'Riviera Maya',
    aliases: ['Quintana Roo', 'Puerto Aventuras', 'Akumal', 'Xpu-Há'],
    image: null,
    rating: 4.6,
    reviewsCount: 8_120,
    gatewayIata: 'CUN',
    popularPosition: null,
  },
]
