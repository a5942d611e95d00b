import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useInPage } from './use-in-page.ts'

function Probe({ seen }: { seen: boolean[] }) {
  const isInPage = useInPage()
  seen.push(isInPage)
  return <p>{String(isInPage)}</p>
}

test('is true from the second render of a new element', () => {
  const seen: boolean[] = []
  const { container } = render(<Probe seen={seen} />)
  expect(seen).toEqual([false, true])
  expect(container.textContent).toBe('true')
})

test('is true at once, without a second render, while hydrating', () => {
  const seen: boolean[] = []
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Probe seen={seen} />)
  render(<Probe seen={seen} />, { container, hydrate: true })
  expect(container.textContent).toBe('true')
  expect(seen).toEqual([true, true])
})
