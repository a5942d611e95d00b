/// <reference types="vite/client" />
import { composeStories, type composeStory, setProjectAnnotations } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import preview from './preview.tsx'

setProjectAnnotations(preview)
afterEach(cleanup)

type Stories = Parameters<typeof composeStories>[0]
type Story = ReturnType<typeof composeStory>
const files = import.meta.glob<Stories>('../../../shared/ui/gallery/*.stories.tsx', { eager: true })
const pieces = Object.values(files).flatMap((stories) =>
  Object.values<Story>(composeStories(stories)).map((Story) => ({
    piece: `${stories.default.title} ${Story.storyName}`,
    Story,
  })),
)

for (const [width, height] of [
  [390, 844],
  [1200, 800],
] as const) {
  test.each(pieces)(`$piece looks as before at ${width} px`, async ({ piece, Story }) => {
    await page.viewport(width, height)
    render(<Story />)
    await document.fonts.ready
    const { shows } = Story.parameters
    if (shows) await expect.element(page.getByText(shows).first()).toBeVisible()
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${piece} ${width}`)
  })
}
