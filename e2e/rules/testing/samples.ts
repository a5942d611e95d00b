const picture = { id: 1, image_url: '/media/pool-01-1200.webp' }
const place = { destination: { name: 'Tulum' } }

const article = {
  id: 1,
  slug: 'tulum',
  title: 'Tulum, slowly',
  category: 'Places',
  image_url: '/media/article-01-1200.webp',
  author_name: 'Ana',
  author_avatar: '/media/ana.webp',
  publish_date: '2026-11-02',
  content: '<p>Sand</p>',
}

const rate = {
  id: 'r1',
  price_per_night: 120.5,
  infant_price: 15,
  infant_policy: 'A cot costs $15.',
  min_pax: 1,
  max_pax: 4,
  max_adults: 3,
  max_children: 2,
  max_infants: 1,
  min_nights: 2,
}

const room = {
  id: 'room1',
  name: 'Suite',
  description: 'Wide',
  images: [picture],
  features: ['King bed'],
  min_nights: 1,
  price_per_night: 200,
  rates: [rate],
}

/** One good record of every kind that the API answers with, every field filled in. */
export const samples = {
  dayPrice: { date: '2026-11-24', price: 129.5 },
  article,
  airport: { id: 1, name: 'Cancún', iata_code: 'CUN', airport_name: 'Cancún International' },
  checkout: { redirect_url: 'https://pay.example/1' },
  destination: { id: 1, name: 'Laguna Azul', type: 'hotel' },
  flight: {
    id: 'f1',
    airline: { name: 'Volaris' },
    flight_number: 'Y4 12',
    origin_airport: { iata_code: 'CUN' },
    destination_airport: { iata_code: 'MIA' },
    departure_time: '08:30:00',
    arrival_time: '11:05:00',
    day_of_week: 'Tuesday',
    price_one_way: 150,
    price_round_trip: 280,
  },
  home: {
    heroSlides: [{ ...picture, title: 'The sea', subtitle: 'And the sand' }],
    recentArticles: [article],
  },
  hotel: {
    id: 'h1',
    name: 'Laguna Azul',
    slug: 'laguna-azul',
    description: '<p>By the sea</p>',
    rating: 4.5,
    image_url: picture.image_url,
    ...place,
    facilities: ['Pool'],
    included_services: [{ service_name: 'Breakfast' }],
    images: [picture],
    rooms: [room],
  },
  popular: {
    id: 1,
    name: 'Tulum',
    image_url: picture.image_url,
    rating: 5,
    reviews_count: 12,
    flights_count: 3,
    hotels_count: 4,
    tours_count: 5,
  },
  /** A tour, and a package with every optional field. */
  trip: {
    id: 't1',
    slug: 'cenotes',
    name: 'Cenotes',
    description: '<p>Swim</p>',
    image_url: picture.image_url,
    ...place,
    duration_days: 2,
    price_per_person: 89.9,
    included_services: [{ service_name: 'Lunch' }],
    images: [picture],
  },
}
