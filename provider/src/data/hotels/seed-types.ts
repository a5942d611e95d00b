/** A rate as it is written here; prices in USD, bounds left out do not apply (spec §5). */
export type RateSeed = {
  /** Per night; left out, the room's own price counts. */
  usd?: number
  infantUsd?: number
  infantPolicy?: string
  minPax?: number
  maxPax?: number
  maxAdults?: number
  maxChildren?: number
  maxInfants?: number
  minNights?: number
}

export type RoomSeed = {
  /** Its kind, which brings picture, description and features. */
  kind: RoomKind
  name: string
  /** Fallback price in USD per night, for rates without one. */
  usd?: number
  minNights?: number
  units: number
  rates: RateSeed[]
}

export type HotelSeed = {
  slug: string
  name: string
  /** Slug of its destination. */
  destination: string
  rating: number
  image: string
  /** Further pictures, in the gallery's order. */
  gallery: string[]
  description: string
  facilities: string[]
  services: string[]
  rooms: RoomSeed[]
}

/** What rooms of a kind have in common. */
export const roomKinds = {
  kingSea: {
    image: 'room-01',
    description: 'A king bed facing the water, with a window seat wide enough for two.',
    features: ['King bed', 'Sea view', '32 m²', 'Air conditioning'],
  },
  doubleSea: {
    image: 'room-02',
    description: 'Two double beds and a balcony over the sea; the room families ask for first.',
    features: ['2 double beds', 'Sea view', 'Balcony', '38 m²'],
  },
  suiteBalcony: {
    image: 'room-03',
    description: 'Bedroom and sitting room with a sofa, and a deep balcony for breakfast.',
    features: ['King bed', 'Sofa bed', 'Balcony', '54 m²', 'Espresso machine'],
  },
  swimUp: {
    image: 'room-04',
    description: 'Step from the terrace straight into a pool shared with five other rooms.',
    features: ['King bed', 'Pool access', 'Terrace', '40 m²'],
  },
  cabana: {
    image: 'room-05',
    description: 'Palm thatch, a mosquito net, a fan that turns slowly and the sound of the sea.',
    features: ['King bed', 'Mosquito net', 'Ceiling fan', 'Outdoor shower'],
  },
  jungle: {
    image: 'room-06',
    description:
      'Glass on two sides among the trees, a hanging chair, and birds from five o’clock.',
    features: ['King bed', 'Jungle view', 'Hanging chair', 'Rain shower'],
  },
  colonial: {
    image: 'room-07',
    description: 'Six-metre ceilings, tall shutters and the patterned floor tiles of the region.',
    features: ['Queen bed', 'Patterned tile floor', 'Courtyard side', 'Air conditioning'],
  },
  penthouse: {
    image: 'room-08',
    description: 'The top floor: city lights on one side, the dark sea on the other.',
    features: ['King bed', 'Top floor', 'Living room', '86 m²', 'Wine fridge'],
  },
  twinGarden: {
    image: 'room-09',
    description: 'Twin beds and a door to the garden. Quiet, cool, and easy on the budget.',
    features: ['2 single beds', 'Garden view', '26 m²', 'Air conditioning'],
  },
  honeymoon: {
    image: 'room-10',
    description: 'A four-poster, a bottle on ice, and nobody under eighteen next door.',
    features: ['King four-poster', 'Sea view', 'Bathtub', 'Late checkout'],
  },
  bunk: {
    image: 'room-11',
    description: 'A double bed for you and bunks behind a curtain for them, with a lamp each.',
    features: ['Double bed', '2 bunk beds', 'Sleeps 5', 'Children’s books'],
  },
  lagoon: {
    image: 'room-12',
    description: 'A bungalow at the water’s edge with its own ladder into the lagoon.',
    features: ['Queen bed', 'Lagoon view', 'Private ladder', 'Hammock'],
  },
  bathtubSea: {
    image: 'room-13',
    description: 'A freestanding tub at the window, placed for the last half hour of the sun.',
    features: ['King bed', 'Freestanding tub', 'Sea front', '48 m²'],
  },
  minimal: {
    image: 'room-14',
    description: 'White walls, polished cement, one good lamp and too many plants.',
    features: ['Queen bed', 'Desk', '24 m²', 'Air conditioning'],
  },
  hacienda: {
    image: 'room-15',
    description: 'Wooden beams, thick walls that keep the heat out, and a hammock hook in each.',
    features: ['King bed', 'Beamed ceiling', 'Hammock', '60 m²'],
  },
  plunge: {
    image: 'room-16',
    description: 'A terrace with a plunge pool just large enough for two and the stars.',
    features: ['King bed', 'Plunge pool', 'Terrace', '52 m²'],
  },
} as const

export type RoomKind = keyof typeof roomKinds
