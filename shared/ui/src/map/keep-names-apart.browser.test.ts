import { expect, test } from 'vitest'
import { keepNamesApart } from './keep-names-apart.ts'
import styles from './PriceMap.module.css'

/** Adds an element 40 px wide, `left` px from the left edge. */
function add(kind: 'price' | 'name', text: string, left: number): void {
  const element = document.createElement('span')
  element.className = styles[kind] ?? ''
  element.textContent = text
  element.style.cssText = `position: absolute; top: 0; left: ${left}px; width: 40px; min-width: 0`
  document.body.append(element)
}

const seen = () =>
  [...document.querySelectorAll(`.${styles.name}`)]
    .filter((name) => name.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent)

test('a name is hidden while it overlaps a price or an earlier name', () => {
  add('name', 'Cancún', 0)
  add('name', 'Isla Mujeres', 20)
  add('name', 'Tulum', 100)
  add('price', '$520', 120)
  keepNamesApart(document.body)
  expect(seen()).toEqual(['Cancún'])
  document.querySelector(`.${styles.price}`)?.remove()
  keepNamesApart(document.body)
  expect(seen()).toEqual(['Cancún', 'Tulum'])
})
