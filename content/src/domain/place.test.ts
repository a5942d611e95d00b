import { expect, it } from 'vitest'
import { placeOf } from './place.ts'

const places = ['Cancún', 'Isla Mujeres', 'Tulum', 'Morelos', 'Puerto Morelos', '']
const article = (title: string, slug = 'an-article', content = '') => ({ title, slug, content })

it.each([
  ['accents and case are ignored', article('A weekend in CANCUN'), 'Cancún'],
  ['the slug names the place', article('A day', 'isla-mujeres-in-a-day'), 'Isla Mujeres'],
  ['the longer of two names wins', article('Puerto Morelos, slowly'), 'Puerto Morelos'],
  ['the title beats the text', article('Tulum', 'a', 'Cancún Cancún Cancún'), 'Tulum'],
  ['a name beside a tag counts', article('A', 'b', '<p>Cancún, cancun, Tulum</p>'), 'Cancún'],
  ['the more frequent name wins', article('A', 'b', 'Cancún Cancún Tulum Tulum Tulum'), 'Tulum'],
  ['a part of a word does not count', article('Tulumesque'), null],
  ['markup does not count', article('Sun', 'c', '<p class="tulum" id="tulum">Sea</p>'), null],
  ['one mention in the text is not enough', article('Sun', 'd', 'Near Tulum.'), null],
])('%s', (_, article, place) => {
  expect(placeOf(article, places)).toBe(place)
})
