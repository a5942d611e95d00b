import type { IconNode } from 'lucide'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './Icon.ts'

test('joins the paths of an icon and keeps their start points', () => {
  const shape: IconNode = [
    ['path', { d: 'M8 2v3' }],
    ['circle', { cx: '9', cy: '7', r: '4' }],
    ['path', { d: 'm15 5 4 4' }],
  ]
  expect(renderToStaticMarkup(<Icon shape={shape} />)).toContain(
    '><path d="M0 0M8 2v3M0 0m15 5 4 4"></path><circle cx="9" cy="7" r="4"></circle></svg>',
  )
})
