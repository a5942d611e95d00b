import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type Swiper from 'swiper'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { testPicture } from '../testing/pictures.ts'
import { slidersReady } from '../testing/slider.ts'
import { largeText, spacedText, withStyles } from '../testing/visitor-styles.ts'
import { HeroSlider } from './HeroSlider.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
})

const slides = ['Lagoon', 'Cenote', 'Reef', 'Pyramid', 'Island'].map((title, index) => ({
  id: index + 1,
  imageUrl: testPicture(index * 90),
  title,
  subtitle: `${title} days`,
}))

/** Autoplay interval that is longer than any test. */
const still = 60_000

function show(count = 3, autoplayMs = still) {
  return render(
    <main>
      <HeroSlider slides={slides.slice(0, count)} autoplayMs={autoplayMs} />
    </main>,
  )
}

/** Renders the slides, waits for Swiper, and records the numbers of the slides shown after that. */
async function showLive(count = 3, autoplayMs = still) {
  const { container } = show(count, autoplayMs)
  await slidersReady(container)
  const seen: number[] = []
  const element: (Element & { swiper?: Swiper }) | null = container.querySelector('.swiper')
  element?.swiper?.on('realIndexChange', ({ realIndex }) => seen.push(realIndex + 1))
  return { container, seen }
}

const dot = (number: number) => screen.getByRole('button', { name: `Go to slide ${number}` })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Ends every fade at once. */
const fade = () => {
  for (const animation of document.getAnimations()) animation.finish()
}

/** Waits until this slide is the visible one. */
async function expectShown(title: string) {
  await waitFor(() => {
    fade()
    const [slide, ...others] = document.querySelectorAll<HTMLElement>('[role=group]:not([inert])')
    expect([slide?.querySelector('h2')?.textContent, others]).toEqual([title, []])
    expect(slide && getComputedStyle(slide).opacity).toBe('1')
  })
}

test('the slides advance in a loop, also after the visitor chose one', async () => {
  const { seen } = await showLive(3, 20)
  await waitFor(() => {
    fade()
    expect(seen.slice(0, 4)).toEqual([2, 3, 1, 2])
  })
  fireEvent.click(dot(3))
  seen.length = 0
  await waitFor(() => {
    fade()
    expect(seen.length).toBeGreaterThan(3)
  })
})

test('Swiper takes over on the visible slide without a layout shift', async () => {
  const { container } = show()
  press('Next slide')
  await expectShown('Cenote')
  const look = () =>
    [...container.querySelectorAll('[role=group], h2, button')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top, width, height, getComputedStyle(element).opacity]
    })
  const before = look()
  await slidersReady(container)
  expect(look()).toEqual(before)
})

test.each([
  ['before Swiper has loaded', async () => void show()],
  ['with Swiper', () => showLive()],
])('arrows and dots change the slide %s, and arrows loop', async (_, open) => {
  await open()
  press('Previous slide')
  await expectShown('Reef')
  press('Next slide')
  await expectShown('Lagoon')
  fireEvent.click(dot(3))
  await expectShown('Reef')
  expect(dot(3).getAttribute('aria-current')).toBe('true')
})

test('arrow keys change the slide only while the hero has focus', async () => {
  await showLive()
  await userEvent.keyboard('{ArrowRight}')
  dot(1).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expectShown('Reef')
})

test('a swipe changes the slide, a small movement does not', async () => {
  await showLive()
  const swipe = (from: number, to: number) => {
    const slide = document.querySelector('[role=group]:not([inert])') ?? document.body
    const at = (clientX: number) => ({ clientX, clientY: 100, pointerId: 1, pointerType: 'touch' })
    fireEvent.pointerDown(slide, at(from))
    fireEvent.pointerMove(slide, at((from + to) / 2))
    fireEvent.pointerMove(slide, at(to))
    fireEvent.pointerUp(slide, at(to))
  }
  swipe(600, 604)
  await expectShown('Lagoon')
  swipe(800, 100)
  await expectShown('Cenote')
  swipe(100, 800)
  await expectShown('Lagoon')
  swipe(100, 800)
  await expectShown('Reef')
})

test('on a phone every control is large enough to touch', async () => {
  await page.viewport(390, 800)
  show(5)
  for (const button of screen.getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height), button.ariaLabel ?? '').toBeGreaterThanOrEqual(44)
  }
  const line = Number.parseFloat(getComputedStyle(dot(1), '::before').width)
  expect(line).toBe(20)
})

test('the slides pause while the tab is hidden, and from Pause to Play', async () => {
  const { seen } = await showLive(3, 100)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  seen.length = 0
  await pass(300)
  expect(seen).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(seen.length).toBeGreaterThan(0))
  press('Pause slides')
  await pass(0)
  seen.length = 0
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(300)
  expect(seen).toEqual([])
  press('Play slides')
  await waitFor(() => expect(seen.length).toBeGreaterThan(0))
})

test('the slides stand still in a tab that is hidden from the start, until it is shown', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { seen } = await showLive(3, 100)
  await pass(400)
  expect(seen).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(seen.length).toBeGreaterThan(0))
})

test('the slides do not play with reduced motion', async () => {
  const original = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    original(query.includes('reduced-motion') ? 'all' : query),
  )
  const { seen } = await showLive(3, 200)
  screen.getByRole('button', { name: 'Play slides' })
  await pass(600)
  expect(seen).toEqual([])
})

test('the next picture is fetched after half of a slide’s time', async () => {
  const { container } = await showLive(5, 2000)
  const pictures = () =>
    [1, 2, 3, 4, 5].map(
      (number) => container.querySelectorAll(`[aria-label="${number} of 5"] img`).length,
    )
  expect(pictures()).toEqual([1, 0, 0, 0, 0])
  fireEvent.click(dot(4))
  await waitFor(() => expect(pictures()).toEqual([1, 0, 0, 1, 0]))
  await waitFor(() => expect(pictures()).toEqual([1, 0, 0, 1, 1]), { timeout: 1900 })
})

test('a single slide has no controls', () => {
  show(1)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['text spacing', 320, spacedText],
  ['text of twice the size', 390, largeText],
])('the title stays inside the hero with %s at %i px', async (_, width, styles) => {
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
