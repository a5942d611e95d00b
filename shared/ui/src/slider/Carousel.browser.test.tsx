import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { userEvent as hand, page } from 'vitest/browser'
import { slidersReady } from '../testing/slider.ts'
import { Carousel } from './Carousel.tsx'

async function show(width: number, count = 8) {
  await page.viewport(width, 800)
  const { container } = render(
    <main>
      <Carousel
        label="Popular destinations"
        heading={<h2>Popular destinations</h2>}
        perView="clamp(1.5, 1 + var(--breakpoint), 4)"
      >
        {Array.from({ length: count }, (_, index) => `Place ${index + 1}`).map((name) => (
          <a key={name} href={`#${name}`} style={{ display: 'block', height: 120 }}>
            {name}
          </a>
        ))}
      </Carousel>
    </main>,
  )
  return { container, row: container.querySelector('.swiper') ?? document.body }
}

const leftOf = (name: string) =>
  Math.round(screen.getByRole('link', { name }).getBoundingClientRect().left)
const button = (to: string) => screen.getByRole('button', { name: `${to} popular destinations` })

test.each([
  [390, 1.5],
  [768, 3],
])(
  'at %i px %d slides are visible, before and after the slider takes over',
  async (width, perView) => {
    const { container, row } = await show(width)
    const slide = container.querySelector('.swiper-slide') ?? document.body
    const gap = Number.parseFloat(getComputedStyle(slide).marginRight)
    const visible = () => {
      const room = row.clientWidth - 2 * Number.parseFloat(getComputedStyle(row).paddingLeft)
      return (room + gap) / (slide.getBoundingClientRect().width + gap)
    }
    expect(visible()).toBeCloseTo(perView, 1)
    await slidersReady(container)
    expect(visible()).toBeCloseTo(perView, 1)
  },
)

test('the buttons step, and are disabled but focusable at the ends', async () => {
  await show(992, 5)
  // The first press may come before the code of the slider.
  const [next, previous] = [button('Next'), button('Previous')]
  const start = leftOf('Place 1')
  expect(previous.ariaDisabled).toBe('true')
  await userEvent.click(next)
  await waitFor(() => expect(leftOf('Place 2')).toBe(start))
  await waitFor(() => expect(next.ariaDisabled).toBe('true'))
  expect(next).toHaveProperty('disabled', false)
  expect(document.activeElement).toBe(next)
  await userEvent.click(previous)
  await waitFor(() => expect(leftOf('Place 1')).toBe(start))
  await waitFor(() => expect(next.ariaDisabled).toBe('false'))
})

test('a focused slide scrolls into view', async () => {
  const { container, row } = await show(390)
  await slidersReady(container)
  // In its first 100 ms, Swiper ignores a focus as if the visitor had returned to the tab.
  vi.setSystemTime(Date.now() + 101)
  const start = leftOf('Place 1')
  button('Next').focus()
  for (let presses = 0; presses < 4; presses++) await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Place 4')
  await waitFor(() => expect(leftOf('Place 4')).toBe(start))
  expect(row.scrollLeft).toBe(0)
})

test('both buttons are disabled when all slides are visible', async () => {
  await show(1400, 3)
  const ends = () => [button('Previous').ariaDisabled, button('Next').ariaDisabled]
  await waitFor(() => expect(ends()).toEqual(['true', 'true']))
})

test('a swipe continues when the slider takes over, and snaps to a slide', async () => {
  const { container, row } = await show(992, 20)
  const start = leftOf('Place 1')
  const swipe = (async () => {
    for (let times = 0; times < 8; times++) {
      await hand.wheel(row, { delta: { x: 400 } })
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  })()
  await slidersReady(container)
  await swipe
  const lefts = () => screen.getAllByRole('link').map(({ textContent }) => leftOf(textContent))
  await waitFor(() => expect(lefts()).toContain(start))
  expect(leftOf('Place 4')).toBeLessThan(start)
  expect(row.scrollLeft).toBe(0)
})
