import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { prepareDocument } from '../testing/document.ts'
import { testPicture } from '../testing/pictures.ts'
import { patient } from '../testing/slider.ts'
import { largeText, spacedText, withStyles } from '../testing/visitor-styles.ts'
import { HeroSlider } from './HeroSlider.tsx'

beforeAll(prepareDocument)
beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const slides = ['Lagoon', 'Cenote', 'Reef', 'Pyramid', 'Island'].map((title, index) => ({
  id: index + 1,
  imageUrl: testPicture(index * 90),
  title,
  subtitle: `${title} days`,
}))

function show(props: { count?: number; autoplayMs?: number } = {}) {
  return render(
    <main>
      <HeroSlider
        slides={slides.slice(0, props.count ?? 3)}
        autoplayMs={props.autoplayMs ?? 60_000}
      />
    </main>,
  )
}

const dot = (number: number) => screen.getByRole('button', { name: `Go to slide ${number}` })
const isShown = (title: string) =>
  waitFor(() => {
    const slide = screen.getByText(title).closest<HTMLElement>('[role=group]')
    expect(slide?.inert).toBe(false)
    expect(Number(slide && getComputedStyle(slide).opacity)).toBeGreaterThan(0.95)
  }, patient)
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('the slides follow each other by themselves, round and round', async () => {
  show({ autoplayMs: 1000 })
  await isShown('Lagoon')
  await isShown('Cenote')
  await isShown('Reef')
  await isShown('Lagoon')
})

test('it goes on by itself after the visitor moved it', async () => {
  show({ autoplayMs: 900 })
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  await isShown('Cenote')
  await isShown('Reef')
})

test('a finger that swipes changes the slide; a press or a small movement does not', async () => {
  show()
  const swipe = (from: number, to: number) => {
    const slide = screen.getByText('Lagoon')
    fireEvent.pointerDown(slide, { clientX: from })
    fireEvent.pointerUp(slide, { clientX: to })
  }
  swipe(200, 230)
  await isShown('Lagoon')
  swipe(200, 100)
  await isShown('Cenote')
  swipe(100, 200)
  swipe(100, 200)
  await isShown('Reef')
})

test('arrows go both ways, past the ends', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  await isShown('Reef')
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  await isShown('Lagoon')
})

test('a dot shows its slide; only that slide can take focus', async () => {
  const { container } = show()
  await userEvent.click(dot(3))
  await isShown('Reef')
  expect(dot(3).getAttribute('aria-current')).toBe('true')
  expect(container.querySelectorAll('[role=group][inert]')).toHaveLength(2)
})

test.each([390, 1280])('at %i px every control is large enough to touch', async (width) => {
  await page.viewport(width, 800)
  show({ count: 5 })
  for (const button of screen.getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height), button.ariaLabel ?? '').toBeGreaterThanOrEqual(44)
  }
  const line = Number.parseFloat(getComputedStyle(dot(1), '::before').width)
  expect(line).toBe(20)
})

test('Pause stops it for good, also when the tab comes back; Play starts it again', async () => {
  const { container } = show({ autoplayMs: 300 })
  await userEvent.click(screen.getByRole('button', { name: 'Pause slides' }))
  await wait(700)
  document.dispatchEvent(new Event('visibilitychange'))
  const stopped = container.querySelector('[role=group]:not([inert])')?.textContent
  await wait(700)
  expect(container.querySelector('[role=group]:not([inert])')?.textContent).toBe(stopped)
  await userEvent.click(screen.getByRole('button', { name: 'Play slides' }))
  await waitFor(() =>
    expect(container.querySelector('[role=group]:not([inert])')?.textContent).not.toBe(stopped),
  )
})

test('it pauses while the tab is hidden and goes on when it is visible', async () => {
  const { container } = show({ autoplayMs: 400 })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  const hiddenAt = container.querySelector('[role=group]:not([inert])')?.textContent
  await wait(1000)
  expect(container.querySelector('[role=group]:not([inert])')?.textContent).toBe(hiddenAt)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() =>
    expect(container.querySelector('[role=group]:not([inert])')?.textContent).not.toBe(hiddenAt),
  )
})

test('with reduced motion it does not play by itself', async () => {
  const original = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? Object.assign(original('all')) : original(query),
  )
  show({ autoplayMs: 200 })
  screen.getByRole('button', { name: 'Play slides' })
  await wait(800)
  await isShown('Lagoon')
})

test('pictures are fetched one by one, the next when half of its slide’s time is over', async () => {
  const { container } = show({ count: 5, autoplayMs: 8000 })
  const pictures = () =>
    [...container.querySelectorAll('[role=group]')].map(
      (slide) => slide.querySelectorAll('img').length,
    )
  expect(pictures()).toEqual([1, 0, 0, 0, 0])
  await userEvent.click(dot(4))
  await waitFor(() => expect(pictures()).toEqual([1, 0, 0, 1, 0]))
  await waitFor(() => expect(pictures()).toEqual([1, 0, 0, 1, 1]), patient)
})

test('two slides loop as well', async () => {
  show({ count: 2, autoplayMs: 1000 })
  await isShown('Cenote')
  await isShown('Lagoon')
  await isShown('Cenote')
})

test('a single slide does not move and has no controls', () => {
  show({ count: 1 })
  expect(screen.queryByRole('button')).toBeNull()
})

test('the server renders the first slide, and which of how many each is', () => {
  const html = renderToString(<HeroSlider slides={slides} />)
  expect(html).toContain('Lagoon days')
  expect(html).toContain('aria-label="2 of 5"')
})

test.each([
  ['text spacing', 320, spacedText],
  ['text of twice the size', 390, largeText],
])('with %s at %i px the words stay inside', async (_, width, styles) => {
  await page.viewport(width, 800)
  const restore = withStyles(styles)
  const { container } = render(
    <HeroSlider
      slides={[{ id: 1, imageUrl: null, title: 'The Caribbean, from people who live here' }]}
    />,
  )
  const title = screen.getByRole('heading').getBoundingClientRect()
  const hero = container.firstElementChild?.getBoundingClientRect()
  restore()
  expect(title.top).toBeGreaterThanOrEqual(hero?.top ?? Number.NaN)
})
