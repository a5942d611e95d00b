import { readFileSync } from 'node:fs'

type Author = { name: string; avatar: string }

const lucia: Author = { name: 'Lucía Canul', avatar: 'avatar-lucia' }
const mateo: Author = { name: 'Mateo Herrera', avatar: 'avatar-mateo' }
const sofia: Author = { name: 'Sofía Ríos', avatar: 'avatar-sofia' }
const diego: Author = { name: 'Diego Pech', avatar: 'avatar-diego' }
const carmen: Author = { name: 'Carmen Ávila', avatar: 'avatar-carmen' }
const james: Author = { name: 'James Whitlock', avatar: 'avatar-james' }

type ArticleMeta = {
  slug: string
  title: string
  category: string
  image: string
  author: Author
  publishDate: string
}

/** Newest first. The text of each is `articles/<slug>.html`. */
const articles: readonly ArticleMeta[] = [
  {
    slug: 'best-cenotes-from-cancun',
    title: 'Seven cenotes within ninety minutes of Cancún, and which one is yours',
    category: 'Nature',
    image: 'article-01',
    author: diego,
    publishDate: '2026-11-14',
  },
  {
    slug: 'when-to-travel-to-cancun',
    title: 'When to come: the Mexican Caribbean month by month',
    category: 'Planning',
    image: 'article-02',
    author: carmen,
    publishDate: '2026-11-06',
  },
  {
    slug: 'chichen-itza-without-the-crowds',
    title: 'Chichén Itzá without the crowds',
    category: 'Culture',
    image: 'article-04',
    author: lucia,
    publishDate: '2026-10-29',
  },
  {
    slug: 'bacalar-lagoon-of-seven-colours',
    title: 'Bacalar, and how to see all seven blues',
    category: 'Destinations',
    image: 'article-03',
    author: sofia,
    publishDate: '2026-10-21',
  },
  {
    slug: 'day-of-the-dead-in-yucatan',
    title: 'Hanal Pixán: the Day of the Dead as Yucatán keeps it',
    category: 'Culture',
    image: 'article-19',
    author: lucia,
    publishDate: '2026-10-12',
  },
  {
    slug: 'what-to-eat-in-yucatan',
    title: 'What to eat here, and at what time of day',
    category: 'Food',
    image: 'article-05',
    author: mateo,
    publishDate: '2026-10-02',
  },
  {
    slug: 'isla-mujeres-in-a-day',
    title: 'Isla Mujeres in a day, without hurrying',
    category: 'Destinations',
    image: 'article-07',
    author: sofia,
    publishDate: '2026-09-22',
  },
  {
    slug: 'packing-for-the-caribbean',
    title: 'The packing list we send our own friends',
    category: 'Planning',
    image: 'article-08',
    author: carmen,
    publishDate: '2026-09-11',
  },
  {
    slug: 'merida-on-foot',
    title: 'Mérida on foot: a slow day in the white city',
    category: 'Destinations',
    image: 'article-10',
    author: lucia,
    publishDate: '2026-08-30',
  },
  {
    slug: 'sea-turtles-of-the-riviera-maya',
    title: 'Sea turtles: where they nest, and how to watch without harm',
    category: 'Nature',
    image: 'article-16',
    author: diego,
    publishDate: '2026-08-18',
  },
  {
    slug: 'tulum-beaches-explained',
    title: 'The beaches of Tulum, explained',
    category: 'Destinations',
    image: 'article-09',
    author: sofia,
    publishDate: '2026-08-05',
  },
  {
    slug: 'swimming-with-whale-sharks',
    title: 'Swimming with whale sharks: what the day is really like',
    category: 'Nature',
    image: 'article-06',
    author: diego,
    publishDate: '2026-07-24',
  },
  {
    slug: 'holbox-after-dark',
    title: 'Holbox after dark: glowing water and a sky full of stars',
    category: 'Nature',
    image: 'article-11',
    author: james,
    publishDate: '2026-07-10',
  },
  {
    slug: 'airport-to-hotel',
    title: 'From Cancún airport to your hotel: every way, with its catch',
    category: 'Planning',
    image: 'article-14',
    author: carmen,
    publishDate: '2026-06-28',
  },
  {
    slug: 'cozumel-reefs-for-beginners',
    title: 'Cozumel for people who have never dived',
    category: 'Nature',
    image: 'article-12',
    author: james,
    publishDate: '2026-06-15',
  },
  {
    slug: 'travelling-with-children',
    title: 'The Caribbean with children: ages two to twelve',
    category: 'Family',
    image: 'article-13',
    author: carmen,
    publishDate: '2026-06-01',
  },
  {
    slug: 'ferries-and-islands',
    title: 'Three ferries, three islands: how the boats work',
    category: 'Planning',
    image: 'article-15',
    author: james,
    publishDate: '2026-05-17',
  },
  {
    slug: 'reef-safe-sun',
    title: 'Sun without harm to the reef',
    category: 'Nature',
    image: 'article-18',
    author: diego,
    publishDate: '2026-05-02',
  },
  {
    slug: 'flamingos-of-rio-lagartos',
    title: 'Río Lagartos: a morning among flamingos',
    category: 'Nature',
    image: 'article-17',
    author: lucia,
    publishDate: '2026-04-16',
  },
  {
    slug: 'markets-and-crafts',
    title: 'What to bring home: hammocks, huipiles and honey',
    category: 'Culture',
    image: 'article-20',
    author: mateo,
    publishDate: '2026-03-28',
  },
  {
    slug: 'sunrise-swims',
    title: 'The case for the six o’clock swim',
    category: 'Wellbeing',
    image: 'article-21',
    author: sofia,
    publishDate: '2026-03-09',
  },
  {
    slug: 'puerto-morelos-village',
    title: 'Puerto Morelos, the village between two giants',
    category: 'Destinations',
    image: 'article-22',
    author: mateo,
    publishDate: '2026-02-20',
  },
]

/** The articles as the `article` table has them. */
export function articleSeeds() {
  return articles.map(({ author, ...article }, index) => ({
    ...article,
    id: index + 1,
    authorName: author.name,
    authorAvatar: author.avatar,
    content: readFileSync(new URL(`articles/${article.slug}.html`, import.meta.url), 'utf8').trim(),
  }))
}
