import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createIcon } from './create-icon.ts'

test('joins the paths of an icon and keeps their start points', () => {
  const icon = createIcon([
    ['path', { d: 'M8 2v3' }],
    ['circle', { cx: '9', cy: '7', r: '4' }],
    ['path', { d: 'm15 5 4 4' }],
  ])
  expect(renderToStaticMarkup(createElement(icon))).toContain(
    '><path d="M0 0M8 2v3M0 0m15 5 4 4"></path><circle cx="9" cy="7" r="4"></circle></svg>',
  )
})
