import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { testPicture } from '../testing/pictures.ts'
import { largeText, spacedText, withStyles } from '../testing/visitor-styles.ts'
import { HeroSlider } from './HeroSlider.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const slides = ['Lagoon', 'Cenote', 'Reef', 'Pyramid', 'Island'].map((title, index) => ({
  id: index + 1,
  imageUrl: testPicture(index * 90),
  title,
  subtitle: `${title} days`,
}))

function show(count = 3) {
  return render(
    <main>
      <HeroSlider slides={slides.slice(0, count)} autoplayMs={1000} />
    </main>,
  )
}

const dot = (number: number) => screen.getByRole('button', { name: `Go to slide ${number}` })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

/** The slide in sight is this one, once what fades has faded. */
function expectShown(title: string) {
  const [slide, ...others] = document.querySelectorAll<HTMLElement>('[role=group]:not([inert])')
  expect([slide?.querySelector('h2')?.textContent, others]).toEqual([title, []])
  for (const animation of document.getAnimations()) animation.finish()
  expect(slide && getComputedStyle(slide).opacity).toBe('1')
}

test('the slides follow each other by themselves, round and round', () => {
  show()
  for (const title of ['Lagoon', 'Cenote', 'Reef', 'Lagoon']) {
    expectShown(title)
    pass(999)
    expectShown(title)
    pass(1)
  }
})

test('it goes on by itself after the visitor moved it', () => {
  show()
  pass(500)
  press('Next slide')
  expectShown('Cenote')
  pass(999)
  expectShown('Cenote')
  pass(1)
  expectShown('Reef')
})

test('a finger that swipes changes the slide; a press or a small movement does not', () => {
  show()
  const swipe = (from: number, to: number) => {
    const slide = screen.getByText('Lagoon')
    fireEvent.pointerDown(slide, { clientX: from })
    fireEvent.pointerUp(slide, { clientX: to })
  }
  swipe(200, 230)
  expectShown('Lagoon')
  swipe(200, 100)
  expectShown('Cenote')
  swipe(100, 200)
  swipe(100, 200)
  expectShown('Reef')
})

test('arrows go both ways, past the ends', () => {
  show()
  press('Previous slide')
  expectShown('Reef')
  press('Next slide')
  expectShown('Lagoon')
})

test('a dot shows its slide; only that slide can take focus', () => {
  show()
  fireEvent.click(dot(3))
  expectShown('Reef')
  expect(dot(3).getAttribute('aria-current')).toBe('true')
})

test.each([390, 1280])('at %i px every control is large enough to touch', async (width) => {
  await page.viewport(width, 800)
  show(5)
  for (const button of screen.getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height), button.ariaLabel ?? '').toBeGreaterThanOrEqual(44)
  }
  const line = Number.parseFloat(getComputedStyle(dot(1), '::before').width)
  expect(line).toBe(20)
})

test('Pause stops it for good, also when the tab comes back; Play starts it again', () => {
  show()
  press('Pause slides')
  pass(2000)
  document.dispatchEvent(new Event('visibilitychange'))
  pass(2000)
  expectShown('Lagoon')
  press('Play slides')
  pass(1000)
  expectShown('Cenote')
})

test('it pauses while the tab is hidden and goes on when it is visible', () => {
  show()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  pass(3000)
  expectShown('Lagoon')
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  pass(1000)
  expectShown('Cenote')
})

test('with reduced motion it does not play by itself', () => {
  const original = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    original(query.includes('reduced-motion') ? 'all' : query),
  )
  show()
  screen.getByRole('button', { name: 'Play slides' })
  pass(4000)
  expectShown('Lagoon')
})

test('pictures are fetched one by one, the next when half of its slide’s time is over', () => {
  const { container } = show(5)
  const pictures = () =>
    [...container.querySelectorAll('[role=group]')].map(
      (slide) => slide.querySelectorAll('img').length,
    )
  expect(pictures()).toEqual([1, 0, 0, 0, 0])
  fireEvent.click(dot(4))
  pass(499)
  expect(pictures()).toEqual([1, 0, 0, 1, 0])
  pass(1)
  expect(pictures()).toEqual([1, 0, 0, 1, 1])
})

test('two slides loop as well', () => {
  show(2)
  pass(1000)
  expectShown('Cenote')
  pass(1000)
  expectShown('Lagoon')
})

test('a single slide does not move and has no controls', () => {
  show(1)
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
