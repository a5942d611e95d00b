import { prepareScreens, renderPage } from '@storefront/booking/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { detailLoader } from '../api/calls.ts'
import { provider } from '../testing/wire.ts'
import { DetailScreen } from './DetailScreen.tsx'

prepareScreens()

async function open(width: number, height: number) {
  await viewport.viewport(width, height)
  renderPage({
    routes: [{ path: '/hotels/:slug', Component: DetailScreen, loader: detailLoader }],
    at: '/hotels/laguna-azul?checkin=2026-12-01&checkout=2026-12-03&guests=2,0,0',
    answers: provider,
  })
  await screen.findByRole('heading', { name: 'Available Rooms' })
}

const box = (name: string) => screen.getByRole('region', { name }).getBoundingClientRect()

test.each([390, 800])('shows the headings in document order at %i px', async (width) => {
  await open(width, 800)
  const tops = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.getBoundingClientRect().top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test.each([390, 1440])('shows the rooms above the gallery at %i px', async (width) => {
  await open(width, 900)
  expect(box('Available Rooms').bottom).toBeLessThanOrEqual(box('Image Gallery').top)
})

test('the sticky panel never overlaps the rooms', async () => {
  await open(1440, 700)
  for (let top = 0; top < document.documentElement.scrollHeight - 700; top += 40) {
    window.scrollTo(0, top)
    expect(box('Your stay').bottom, `scrolled by ${top}`).toBeLessThanOrEqual(
      box('Available Rooms').top,
    )
  }
})

test('the link to the rooms is neither fixed nor sticky at a zoom of 400 %', async () => {
  await open(320, 256)
  const link = screen.getByRole('link', { name: 'See rooms' })
  for (let parent: Element | null = link; parent; parent = parent.parentElement) {
    expect(getComputedStyle(parent).position).not.toMatch(/fixed|sticky/)
  }
})
