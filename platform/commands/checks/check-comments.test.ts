import { expect, test } from 'vitest'
import { commentProblems } from './check-comments.ts'

test.each([
  ['/** Whether it is open. */', '1: opens with “Whether”'],
  ['const a = 1\n\n/**\n * What is shown\n * of it.\n */', '3: opens with “What”'],
  ['  /** Of a list, the last. */', '1: opens with “Of”'],
  ['/** One; two; three. */', '1: has two semicolons'],
  ['// One; two; three.', '1: has two semicolons'],
])('refuses %j', (source, problem) => {
  expect(commentProblems(source)).toEqual([expect.stringContaining(problem)])
})

test.each([
  '/** True when it is open; false before it is known. */',
  '/** Whatever. */',
  '// What follows is generated: do not edit.',
  "const address = 'https://a.example/;b;c'",
])('allows %j', (source) => {
  expect(commentProblems(source)).toEqual([])
})
