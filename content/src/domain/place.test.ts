import { expect, it } from 'vitest'
import { placeOf } from './place.ts'

const places = ['Cancún', 'Isla Mujeres', 'Tulum', 'Morelos', 'Puerto Morelos', '']
const article = (title: string, slug = 'an-article', content = '') => ({ title, slug, content })

it.each([
  ['the title names it', article('Tulum beaches'), 'Tulum'],
  ['accents and case do not matter', article('A weekend in CANCUN'), 'Cancún'],
  ['the slug names it', article('A day on the island', 'isla-mujeres-in-a-day'), 'Isla Mujeres'],
  ['the longer of two names wins', article('Puerto Morelos, slowly'), 'Puerto Morelos'],
  ['the title beats the text', article('Tulum', 'a', 'Cancún Cancún Cancún'), 'Tulum'],
  [
    'the text names one often',
    article('Ferries', 'b', '<p>Cancún, cancun and Tulum</p>'),
    'Cancún',
  ],
  [
    'the one named more often wins',
    article('Sun', 'b', 'Tulum Cancún Tulum Cancún Cancún'),
    'Cancún',
  ],
  [
    'also where the other comes later',
    article('Sun', 'b', 'Isla Mujeres. Isla Mujeres. Tulum, Tulum, Tulum'),
    'Tulum',
  ],
  ['punctuation may stand in a name', article('Isla -- Mujeres!'), 'Isla Mujeres'],
  ['names side by side count', article('Sun', 'b', 'Tulum Tulum'), 'Tulum'],
  ['a word inside a word is none', article('Tulumesque'), null],
  ['markup is not text', article('Sun', 'c', '<p class="tulum" id="tulum">Sea</p>'), null],
  ['one passing mention is not enough', article('Sun', 'd', 'Near Tulum.'), null],
])('%s', (_, told, place) => {
  expect(placeOf(told, places)).toBe(place)
})

it('no known place, no place', () => {
  expect(placeOf(article('Tulum'), [])).toBeNull()
})
