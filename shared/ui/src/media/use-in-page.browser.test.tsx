import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useInPage } from './use-in-page.ts'

function Probe({ seen }: { seen: boolean[] }) {
  seen.push(useInPage())
  return null
}

test('is true from the second render of a new element, and at once while hydrating', () => {
  const fresh: boolean[] = []
  render(<Probe seen={fresh} />)
  expect(fresh).toEqual([false, true])
  const hydrated: boolean[] = []
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Probe seen={hydrated} />)
  render(<Probe seen={hydrated} />, { container, hydrate: true })
  expect(hydrated).toEqual([true, true])
})
