import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { userEvent as hand, page } from 'vitest/browser'
import { slidersReady } from '../testing/slider.ts'
import { Carousel } from './Carousel.tsx'

function show(count = 8) {
  return render(
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
}

const leftOf = (name: string) =>
  Math.round(screen.getByRole('link', { name }).getBoundingClientRect().left)

test.each([
  [390, 1.5],
  [768, 3],
  [1400, 4],
])('at %i px %d slides are visible', async (width, perView) => {
  await page.viewport(width, 800)
  const { container } = show()
  const strip = container.querySelector('.swiper') ?? document.body
  const slide = container.querySelector('.swiper-slide') ?? document.body
  const gap = Number.parseFloat(getComputedStyle(slide).marginRight)
  const visible = () => {
    const room = strip.clientWidth - 2 * Number.parseFloat(getComputedStyle(strip).paddingLeft)
    return (room + gap) / (slide.getBoundingClientRect().width + gap)
  }
  expect(visible()).toBeCloseTo(perView, 1)
  await slidersReady(container)
  expect(visible()).toBeCloseTo(perView, 1)
})

test('the buttons step, and are disabled but focusable at the ends', async () => {
  await page.viewport(992, 800)
  show(5)
  // The first press may come before the code of the slider.
  const next = screen.getByRole('button', { name: 'Next popular destinations' })
  const previous = screen.getByRole('button', { name: 'Previous popular destinations' })
  const start = leftOf('Place 1')
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(next)
  await waitFor(() => expect(leftOf('Place 2')).toBe(start))
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'))
  expect(next).toHaveProperty('disabled', false)
  expect(document.activeElement).toBe(next)
  await userEvent.click(previous)
  await waitFor(() => expect(leftOf('Place 1')).toBe(start))
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('false'))
})

test('a focused slide scrolls into view', async () => {
  await page.viewport(390, 800)
  const { container } = show()
  await slidersReady(container)
  // In its first 100 ms, Swiper ignores a focus as if the visitor had returned to the tab.
  vi.setSystemTime(Date.now() + 101)
  const start = leftOf('Place 1')
  screen.getByRole('button', { name: 'Next popular destinations' }).focus()
  for (let presses = 0; presses < 4; presses++) await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Place 4')
  await waitFor(() => expect(leftOf('Place 4')).toBe(start))
  expect(container.querySelector('.swiper')?.scrollLeft).toBe(0)
})

describe('before the slider has loaded', () => {
  const isDisabled = (name: string) =>
    screen.getByRole('button', { name: `${name} popular destinations` }).ariaDisabled
  const ends = () => [isDisabled('Previous'), isDisabled('Next')]

  test('a swipe to the end disables the Next button', async () => {
    await page.viewport(390, 800)
    const { container } = show()
    const row = container.querySelector('.swiper') ?? document.body
    expect(ends()).toEqual(['true', 'false'])
    row.scrollTo({ left: row.scrollWidth })
    await waitFor(() => expect(ends()).toEqual(['false', 'true']))
    expect(container.querySelector('.swiper-horizontal')).toBeNull()
  })

  test('both buttons are disabled when all slides are visible', async () => {
    await page.viewport(1400, 800)
    show(3)
    await waitFor(() => expect(ends()).toEqual(['true', 'true']))
  })
})

test('a swipe continues when the slider takes over, and snaps to a slide', async () => {
  await page.viewport(992, 800)
  const { container } = show(20)
  const row = container.querySelector('.swiper') ?? document.body
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

test('scrolling the row moves its slides', async () => {
  await page.viewport(992, 800)
  const { container } = show(20)
  await slidersReady(container)
  const start = leftOf('Place 1')
  container.querySelector('.swiper')?.scrollBy({ left: leftOf('Place 4') - start - 20 })
  await waitFor(() => expect(leftOf('Place 4')).toBe(start))
})
