import type { Agency } from '@storefront/contract'
import { expect, test } from 'vitest'
import { documentHead } from './head.ts'

test('keeps the structured data of the page that the server sent, until the visitor goes on', () => {
  const data = document.createElement('script')
  data.type = 'application/ld+json'
  document.head.append(data)
  window.history.replaceState(null, '', '/hotels/casa-maya')
  const head = documentHead({ product: 'Palma' } as Agency)
  head.set({ title: 'Casa Maya' })
  expect(data.isConnected).toBe(true)
  window.history.pushState(null, '', '/hotels/laguna')
  head.set({ title: 'Laguna' })
  expect(data.isConnected).toBe(false)
})
