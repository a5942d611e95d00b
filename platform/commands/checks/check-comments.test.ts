import { expect, test } from 'vitest'
import { commentProblems } from './check-comments.ts'

test.each([
  ['const a = 1\n\n/**\n * What is shown\n * of it.\n */', '3: opens with “What”'],
  ['// One; two; three.', '1: has two semicolons'],
])('refuses %j', (source, problem) => {
  expect(commentProblems(source)).toEqual([expect.stringContaining(problem)])
})

test.each([
  '/** Whatever; true when it is open. */',
  '// What follows is generated: do not edit.',
  "const address = 'https://a.example/;b;c'",
])('allows %j', (source) => {
  expect(commentProblems(source)).toEqual([])
})
