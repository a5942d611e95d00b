import { expect, test } from 'vitest'
import { type CommentParts, commentText } from './comment.ts'

const screen = {
  address: '/flights',
  width: 390,
  live: 'flights-390-live.png',
  preview: 'flights-390-preview.png',
  difference: 'flights-390-difference.png',
  share: 0.0234,
}
const parts: CommentParts = {
  name: 'flights',
  version: '1.1.0-pr42-abc1234',
  link: 'https://shop.example/?preview=a.b.c',
  expiresAt: new Date('2026-11-24T18:00:00Z'),
  compared: [screen, { ...screen, width: 1440, share: 0 }],
  differences: { facts: ['shared react: 18 → 19'], files: ['added new.js'] },
  picturesAt: null,
}

test('shows the link, its expiry, each screen beside the live one, and the differences', () => {
  expect(commentText(parts)).toBe(`<!-- preview of flights -->

**[See flights 1.1.0-pr42-abc1234 on the site](https://shop.example/?preview=a.b.c)** until 2026-11-24 18:00 UTC. Only people with the link see it.

1 of 2 pictures differ from what is live.

| Screen | Width | Differs | Live | Preview | Difference |
| --- | --- | --- | --- | --- | --- |
| \`/flights\` | 390 px | 2.3 % | ![Live: /flights at 390 px](flights-390-live.png) | ![Preview: /flights at 390 px](flights-390-preview.png) | ![Difference: /flights at 390 px](flights-390-difference.png) |
| \`/flights\` | 1440 px | no | ![Live: /flights at 1440 px](flights-390-live.png) | ![Preview: /flights at 1440 px](flights-390-preview.png) | ![Difference: /flights at 1440 px](flights-390-difference.png) |

<details><summary>2 differences of the release</summary>

\`\`\`
shared react: 18 → 19
added new.js
\`\`\`

</details>
`)
})

test('links to an artifact with the pictures and names its files', () => {
  const text = commentText({ ...parts, picturesAt: 'https://forge.example/runs/1#artifacts' })
  expect(text).toContain('[artifact of this run](https://forge.example/runs/1#artifacts)')
  expect(text).toContain('| `flights-390-live.png` |')
  expect(text).not.toContain('![')
})

test.each([
  [null, 'No version of it is live.'],
  [{ facts: [], files: [] }, 'All files are those of the live release'],
])('describes differences %o', (differences, sentence) => {
  expect(commentText({ ...parts, differences })).toContain(sentence)
})
