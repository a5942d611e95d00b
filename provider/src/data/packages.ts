import type { packages } from '../database/catalogue-tables.ts'
import { destinations } from './destinations.ts'

type PackageSeed = {
  slug: string
  name: string
  /** Slug of its destination. */
  destination: string
  image: string
  gallery: string[]
  durationDays: number
  /** Per paying guest. */
  usd: number
  /** Its source writes prices as text. */
  priceAsText?: boolean
  places: number
  description: string
  services: string[]
}

const packageSeeds: PackageSeed[] = [
  {
    slug: 'cancun-beach-escape',
    name: 'Cancún Beach Escape',
    destination: 'cancun',
    image: 'package-01',
    gallery: ['hotel-01', 'pool-01', 'tour-03', 'beachfront-01', 'room-01'],
    durationDays: 4,
    usd: 489,
    places: 30,
    description: `<p>Four days for people who have four days. A sea-view room at Torre Marea, a transfer that waits for your flight, and one outing: Isla Mujeres by catamaran, on the morning that suits you.</p>
<p>The rest is beach. We chose a hotel where the beach is the good one.</p>`,
    services: [
      'Airport transfers',
      'Three nights, sea view',
      'Daily breakfast',
      'Isla Mujeres by catamaran',
    ],
  },
  {
    slug: 'riviera-maya-all-inclusive',
    name: 'Riviera Maya, All Inclusive',
    destination: 'riviera-maya',
    image: 'package-02',
    gallery: ['hotel-11', 'pool-06', 'restaurant-03', 'beachfront-05', 'room-04'],
    durationDays: 7,
    usd: 1249,
    priceAsText: true,
    places: 24,
    description: `<p>A week at Jardines de Xaman with everything paid before you leave home: meals, drinks, kayaks, the children’s club and the bartender’s opinions.</p>
<p>Two days are taken out for you, one in four cenotes and one at Tulum, with a packed lunch from the hotel’s own kitchen.</p>`,
    services: [
      'Airport transfers',
      'Six nights, all inclusive',
      'Cenote day',
      'Tulum ruins with guide',
    ],
  },
  {
    slug: 'the-maya-route',
    name: 'The Maya Route',
    destination: 'valladolid',
    image: 'package-03',
    gallery: ['tour-01', 'tour-16', 'tour-06', 'hotel-30', 'hero-pyramid'],
    durationDays: 6,
    usd: 987.5,
    places: 14,
    description: `<p>Five cities in six days, each at the hour it is best: Chichén Itzá at opening, Ek Balam at dusk, Cobá by bicycle, Uxmal on a weekday, Tulum before the heat. One guide for the whole way, who can read the glyphs and will teach you ten.</p>
<p>Nights in Valladolid and Mérida, in houses older than most countries.</p>`,
    services: [
      'All transfers',
      'Five nights with breakfast',
      'Licensed guide throughout',
      'All entrance fees',
      'Three cenotes',
    ],
  },
  {
    slug: 'honeymoon-in-tulum',
    name: 'Honeymoon in Tulum',
    destination: 'tulum',
    image: 'package-04',
    gallery: ['hotel-12', 'room-10', 'restaurant-04', 'spa-02', 'tour-28'],
    durationDays: 6,
    usd: 1385,
    priceAsText: true,
    places: 8,
    description: `<p>Five nights in a front-row cabana, one dinner on the sand with the lamps far away, a massage each, and an evening with a telescope and a blanket. No schedule on four of the six days.</p>
<p>Tell us when you were married, or will be, and leave the rest to us.</p>`,
    services: [
      'Private transfers',
      'Five nights, front row',
      'Dinner on the beach',
      'Two massages',
      'Stars with a telescope',
    ],
  },
  {
    slug: 'family-week',
    name: 'Family Week by the Sea',
    destination: 'cancun',
    image: 'package-05',
    gallery: ['hotel-02', 'room-11', 'tour-04', 'tour-22', 'article-13'],
    durationDays: 7,
    usd: 899,
    places: 20,
    description: `<p>Planned by people with children. The transfer has child seats, the room has bunks, no day starts before nine and no outing is longer than six hours. The inlet for a first snorkel, zip-lines for those over eight, a turtle night in season.</p>
<p>Infants under two travel free in this package, and grandparents get the quiet tower.</p>`,
    services: [
      'Transfers with child seats',
      'Six nights, all inclusive',
      'Snorkel inlet',
      'Zip-lines or beach day',
      'Evening babysitting, twice',
    ],
  },
  {
    slug: 'island-hopping',
    name: 'Three Islands',
    destination: 'isla-mujeres',
    image: 'package-06',
    gallery: [
      'destination-isla-mujeres',
      'destination-cozumel',
      'destination-holbox',
      'hotel-17',
      'article-15',
    ],
    durationDays: 8,
    usd: 1164,
    places: 12,
    description: `<p>Isla Mujeres for the beach, Cozumel for the reef, Holbox for doing nothing. All ferries and the roads between them are arranged; your suitcase goes ahead of you, and you carry a small bag.</p>
<p>Seven nights in three small hotels, each within sight of the water.</p>`,
    services: [
      'All transfers and ferries',
      'Seven nights with breakfast',
      'Snorkel day in Cozumel',
      'Golf cart on Isla Mujeres',
      'Bicycles on Holbox',
    ],
  },
  {
    slug: 'colonial-yucatan',
    name: 'Colonial Yucatán',
    destination: 'merida',
    image: 'package-07',
    gallery: ['destination-merida', 'tour-30', 'hotel-28', 'hotel-29', 'article-10'],
    durationDays: 5,
    usd: 748,
    priceAsText: true,
    places: 12,
    description: `<p>Mérida, Izamal and Valladolid, the white, the yellow and the pink, with a night in a hacienda between the first and the second. Markets with a cook, a class in <em>cochinita pibil</em>, evenings in the square.</p>
<p>For travellers who would rather sit in a café than climb a pyramid. There is one pyramid. It has a café.</p>`,
    services: [
      'Transfers',
      'Four nights with breakfast',
      'Cooking class',
      'Local guides',
      'Carriage in Izamal',
    ],
  },
  {
    slug: 'dive-week-in-cozumel',
    name: 'Dive Week in Cozumel',
    destination: 'cozumel',
    image: 'package-08',
    gallery: ['tour-13', 'hotel-20', 'article-12', 'destination-cozumel', 'room-09'],
    durationDays: 7,
    usd: 1329.95,
    places: 10,
    description: `<p>Ten boat dives over five days, shore diving whenever you like, and a dry day before the flight home. Palancar, Santa Rosa, Punta Sur, Columbia: the guide chooses by the current, not by the list.</p>
<p>For certified divers. Partners who do not dive pay less; ask us for their price.</p>`,
    services: [
      'Transfers and ferry',
      'Six nights with breakfast',
      'Ten boat dives',
      'Unlimited shore dives',
      'Marine park fees',
    ],
  },
  {
    slug: 'lagoon-and-stars',
    name: 'Lagoon and Stars',
    destination: 'bacalar',
    image: 'package-09',
    gallery: ['destination-bacalar', 'hotel-26', 'tour-14', 'article-03', 'room-12'],
    durationDays: 4,
    usd: 562,
    places: 10,
    description: `<p>Three nights over the water at Bacalar, a sail to the black cenote, a morning in a kayak, and the darkest sky you can reach on a paved road. By train or by van, as you like.</p>
<p>Booked over a Wednesday whenever possible: that is the day motor boats rest.</p>`,
    services: [
      'Transfers',
      'Three nights with breakfast',
      'Sailing trip',
      'Kayak and paddle board',
    ],
  },
  {
    slug: 'holbox-barefoot',
    name: 'Holbox Barefoot',
    destination: 'holbox',
    image: 'package-10',
    gallery: ['destination-holbox', 'hotel-24', 'tour-11', 'article-11', 'beachfront-02'],
    durationDays: 5,
    usd: 684,
    priceAsText: true,
    places: 12,
    description: `<p>Five days on an island without cars. Shoes are needed on the ferry. One evening in the glowing water when the moon allows it, one boat to the sandbar, and a bicycle that is yours.</p>
<p>It can rain, and when it does the streets are lakes. Nobody minds, and after a day you will not either.</p>`,
    services: [
      'Transfers and ferry',
      'Four nights with breakfast',
      'Night kayak or sandbar trip',
      'Bicycle',
    ],
  },
  {
    slug: 'cenotes-and-jungle',
    name: 'Cenotes and Jungle',
    destination: 'riviera-maya',
    image: 'package-11',
    gallery: ['tour-09', 'tour-21', 'hotel-09', 'article-01', 'spa-03'],
    durationDays: 5,
    usd: 798,
    places: 12,
    description: `<p>For people who prefer trees to beaches. Four nights at Selva Baja, where the rooms stand among ceibas; eight cenotes in three days, one of them before breakfast and your own; the river under the ground with a lamp on your head.</p>
<p>The sea is ten minutes away by bicycle, in case you change your mind.</p>`,
    services: [
      'Airport transfers',
      'Four nights with breakfast',
      'Eight cenotes',
      'Underground river',
      'Morning yoga',
    ],
  },
  {
    slug: 'wellness-retreat',
    name: 'Quiet Week: Yoga and Sea',
    destination: 'tulum',
    image: 'package-12',
    gallery: ['spa-01', 'spa-02', 'hotel-13', 'article-21', 'restaurant-02'],
    durationDays: 6,
    usd: 1096,
    places: 10,
    description: `<p>Yoga at seven on a platform over the sea, breathing at five, and between them as much or as little as you want. A <em>temazcal</em> with a woman who has led them for forty years, two massages, food that comes from the garden.</p>
<p>Telephones stay in the room until lunch. It is a suggestion, but people thank us.</p>`,
    services: [
      'Private transfers',
      'Five nights, full board',
      'Ten yoga classes',
      'Temazcal',
      'Two massages',
    ],
  },
  {
    slug: 'flamingos-and-pink-lagoons',
    name: 'Flamingos and Pink Lagoons',
    destination: 'valladolid',
    image: 'package-13',
    gallery: ['tour-08', 'tour-25', 'article-17', 'hotel-30', 'tour-16'],
    durationDays: 4,
    usd: 528,
    priceAsText: true,
    places: 12,
    description: `<p>The north coast, where the peninsula turns pink: flamingos at Río Lagartos by fishing boat, the salt pans of Las Coloradas at noon, Ek Balam on the way back. Based in Valladolid, which is reason enough.</p>
<p>Bring a long lens if you have one, and patience if you do not.</p>`,
    services: [
      'Transfers',
      'Three nights with breakfast',
      'Flamingo boat',
      'Las Coloradas',
      'Ek Balam with guide',
    ],
  },
  {
    slug: 'a-table-in-yucatan',
    name: 'A Table in Yucatán',
    destination: 'merida',
    image: 'package-14',
    gallery: ['article-05', 'tour-12', 'restaurant-02', 'hotel-29', 'article-20'],
    durationDays: 5,
    usd: 872.25,
    places: 10,
    description: `<p>Eating, in the right order: tacos by night in Cancún, a market breakfast in Valladolid, a pit oven opened at noon in a village garden, a chef’s table in Mérida, and chocolate ground on stone.</p>
<p>You cook twice and wash up never. Recipes go home with you, with the substitutions that work abroad.</p>`,
    services: [
      'All transfers',
      'Four nights with breakfast',
      'Two cooking classes',
      'Nine meals',
      'Market guide',
    ],
  },
  {
    slug: 'sail-the-caribbean',
    name: 'Sail the Caribbean',
    destination: 'cancun',
    image: 'package-15',
    gallery: ['tour-03', 'tour-26', 'tour-29', 'article-15', 'beachfront-03'],
    durationDays: 5,
    usd: 1475,
    places: 8,
    description: `<p>Four nights on a catamaran with a captain, a cook and four cabins: Isla Mujeres, Contoy, Puerto Morelos, and whatever the wind adds. You may take the wheel or lie in the net.</p>
<p>Swimming starts before breakfast. No sailing experience is needed; a liking for small spaces and large skies is.</p>`,
    services: [
      'Marina transfers',
      'Four nights on board, full board',
      'Captain and cook',
      'Snorkel gear',
      'Park fees',
    ],
  },
]

/** Packages as their table has them. */
export function packageRows(): (typeof packages.$inferInsert)[] {
  return packageSeeds.map(
    ({ destination, usd, services, gallery, priceAsText, ...seed }, index) => ({
      ...seed,
      id: index + 1,
      destinationId: destinations.find(({ slug }) => slug === destination)?.id ?? 0,
      priceCents: Math.round(usd * 100),
      priceAsText: priceAsText ?? false,
      includedServices: services,
      images: [seed.image, ...gallery],
    }),
  )
}
