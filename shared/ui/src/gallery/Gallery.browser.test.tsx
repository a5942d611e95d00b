import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../testing/accessibility.ts'
import { testPicture } from '../testing/pictures.ts'
import { slidersReady } from '../testing/slider.ts'
import { Gallery, type GalleryProps } from './Gallery.tsx'

const images: GalleryProps['images'] = Array.from({ length: 9 }, (_, index) => ({
  id: index + 1,
  imageUrl: testPicture(index * 40),
  ...(index === 2 ? { alt: 'Pool' } : {}),
}))

function show(pictures = images) {
  return render(
    <main>
      <Gallery name="Hotel Sol" images={pictures} />
    </main>,
  )
}

/** Number of the large picture that is visible. */
function shown(container: Element): number {
  const main = container.querySelector('.swiper')
  const left = main?.getBoundingClientRect().left ?? 0
  const slides = [...(main?.querySelectorAll('.swiper-slide') ?? [])]
  return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2) + 1
}

function thumb(name: string) {
  return screen.getByRole('button', { name })
}

test('a thumbnail shows its picture and becomes the current one, and Tab goes on to the next', async () => {
  await page.viewport(1200, 900)
  const { container } = show()
  expect(thumb('Show picture 1').getAttribute('aria-current')).toBe('true')
  await userEvent.click(thumb('Show picture 3: Pool'))
  await waitFor(() => expect(shown(container)).toBe(3))
  expect(thumb('Show picture 3: Pool').getAttribute('aria-current')).toBe('true')
  expect(thumb('Show picture 1').getAttribute('aria-current')).toBe('false')
  screen.getByText('3 / 9')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(thumb('Show picture 4'))
})

test('arrows and arrow keys change the picture and stop at the ends', async () => {
  const { container } = show()
  const previous = screen.getByRole('button', { name: 'Previous picture' })
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  await waitFor(() => expect(shown(container)).toBe(2))
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(shown(container)).toBe(3))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await waitFor(() => expect(shown(container)).toBe(1))
  // An observer tells the button, in the frame after the picture has come.
  await waitFor(() => expect(previous.getAttribute('aria-disabled')).toBe('true'))
})

test.each([
  [390, 2],
  [1400, 7],
])('at %i px %i thumbnails are visible', async (width, count) => {
  await page.viewport(width, 900)
  const { container } = show()
  const strip = container.querySelectorAll('.swiper')[1]
  const box = strip?.getBoundingClientRect()
  const seen = [...(strip?.querySelectorAll('.swiper-slide') ?? [])].filter((slide) => {
    const { left, right } = slide.getBoundingClientRect()
    return box && left >= box.left && right <= box.right
  })
  expect(seen).toHaveLength(count)
})

test('the keyboard reaches the pictures before the slider takes over, which shifts nothing', async () => {
  await page.viewport(992, 900)
  const { container } = show()
  const strip = () => screen.queryByRole('group', { name: 'All pictures of Hotel Sol' })
  expect(strip()?.tabIndex).toBe(0)
  await expectAccessible()
  const boxes = () =>
    [...container.querySelectorAll('.swiper-slide')].map((slide) => {
      const { left, top, width, height } = slide.getBoundingClientRect()
      return [left, top, width, height].map(Math.round)
    })
  const before = boxes()
  await slidersReady(container)
  expect(boxes()).toEqual(before)
  await waitFor(() => expect(strip()).toBeNull())
})

test('a compact gallery has no thumbnails, and the labels of its arrows contain its name', async () => {
  const { container } = render(<Gallery name="Ocean Suite" images={images} isCompact />)
  expect(screen.queryByRole('button', { name: 'Show picture 1' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Next picture of Ocean Suite' }))
  await waitFor(() => expect(shown(container)).toBe(2))
})

test.each([1, 0])('a gallery of %i pictures has a slide and no controls', (count) => {
  const { container } = show(images.slice(0, count))
  screen.getByRole('img', { name: 'Hotel Sol, picture 1' })
  expect(container.querySelector('.swiper-slide')?.clientHeight).toBeGreaterThan(100)
  expect(screen.queryByRole('button')).toBeNull()
})
