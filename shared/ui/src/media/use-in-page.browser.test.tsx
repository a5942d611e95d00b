import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useInPage } from './use-in-page.ts'

function Probe({ seen }: { seen: boolean[] }) {
  const isInPage = useInPage()
  seen.push(isInPage)
  return <p>{String(isInPage)}</p>
}

test('what the browser makes is in the page from its second rendering on', () => {
  const seen: boolean[] = []
  const { container } = render(<Probe seen={seen} />)
  expect(seen).toEqual([false, true])
  expect(container.textContent).toBe('true')
})

test("the server's markup is in the page from the start, and is not rendered again", () => {
  const seen: boolean[] = []
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Probe seen={seen} />)
  render(<Probe seen={seen} />, { container, hydrate: true })
  expect(container.textContent).toBe('true')
  expect(seen).toEqual([true, true])
})
