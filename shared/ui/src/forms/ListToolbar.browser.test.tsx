import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ListToolbar } from './ListToolbar.tsx'

function List({ chosenCount = 0 }: { chosenCount?: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <ListToolbar
        count="3 of 12 hotels"
        list={{
          chosenCount,
          orders: [{ value: 'a', label: 'A' }],
          order: 'a',
          change: () => {},
        }}
        panel={{
          controls: 'panel',
          isOpen,
          onToggle: () => setOpen(!isOpen),
          isOpenWhenWide: true,
        }}
      />
      <div id="panel" hidden={!isOpen}>
        Panel
      </div>
    </main>
  )
}

test('announces the count, and opens the panel with a button that counts the filters, except in a wide window', async () => {
  await page.viewport(390, 800)
  render(<List chosenCount={2} />)
  // A filter that leaves the count is announced, too.
  expect(screen.getByRole('status').textContent).toBe('3 of 12 hotels, 2 filters')
  const button = screen.getByRole('button', { name: 'Filters (2)' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('Panel').checkVisibility()).toBe(true)
  await page.viewport(1200, 800)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a label does not overlap its value at twice the text size', () => {
  render(<List />)
  document.documentElement.style.fontSize = '200%'
  const label = screen.getByText('Sort by').getBoundingClientRect()
  const select = screen.getByLabelText('Sort by')
  const valueTop =
    select.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(select).paddingTop)
  document.documentElement.style.fontSize = ''
  expect(valueTop).toBeGreaterThanOrEqual(label.bottom)
})
