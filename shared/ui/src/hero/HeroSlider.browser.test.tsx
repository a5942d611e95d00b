import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type Swiper from 'swiper'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { testPicture } from '../testing/pictures.ts'
import { slidersReady } from '../testing/slider.ts'
import { HeroSlider } from './HeroSlider.tsx'

beforeEach(() => page.viewport(1280, 800))

const slides = ['Lagoon', 'Cenote', 'Reef'].map((title, index) => ({
  id: index + 1,
  imageUrl: testPicture(index * 90),
  title,
  subtitle: `${title} days`,
}))

/** Autoplay interval that is longer than any test. */
const still = 60_000

function show(autoplayMs = still) {
  return render(
    <main>
      <HeroSlider slides={slides} autoplayMs={autoplayMs} />
    </main>,
  )
}

/** Renders the slides, waits for Swiper, and records the numbers of the slides shown after that. */
async function showLive(autoplayMs = still) {
  const { container } = show(autoplayMs)
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
  const { seen } = await showLive(20)
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

test('the slides stand still in a hidden tab, and from Pause to Play', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { seen } = await showLive(100)
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

test('with reduced motion the slides do not play, and the next picture is not fetched', async () => {
  const original = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    original(query.includes('reduced-motion') ? 'all' : query),
  )
  const { container, seen } = await showLive(200)
  screen.getByRole('button', { name: 'Play slides' })
  await pass(300)
  expect(seen).toEqual([])
  expect(container.querySelectorAll('img')).toHaveLength(1)
})

test('the next picture is fetched after half of a slide’s time', async () => {
  const { container, seen } = await showLive(1000)
  expect(container.querySelectorAll('img')).toHaveLength(1)
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2))
  expect(seen).toEqual([])
})
