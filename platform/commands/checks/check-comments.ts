import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../processes/apps.ts'

const comment = /\/\*\*?\s([\s\S]*?)\*\/|(?<=^\s*|[;{}),]\s+)\/\/ (.*)$/gm
const opensWithClause =
  /^(what|whether|where|how|who|whoever|whom|whose|of|by which|as|for whom|that)\b/i

/** Returns `line: problem` of each docstring that opens with a clause and each comment with two semicolons. */
export function commentProblems(source: string): string[] {
  return [...source.matchAll(comment)].flatMap(({ 0: whole, 1: block, 2: line, index }) => {
    const text = (block ?? line ?? '').replace(/^\s*\*/gm, '').trim()
    const at = source.slice(0, index).split('\n').length
    const isDocstring = whole.startsWith('/**')
    return [
      ...(isDocstring && opensWithClause.test(text)
        ? [`${at}: opens with “${text.split(' ')[0]}”: begin with a verb, a noun or “True when”`]
        : []),
      ...(text.split(';').length > 2 ? [`${at}: has two semicolons: write two sentences`] : []),
    ]
  })
}

if (import.meta.main) {
  // The strings of the test contain faulty comments.
  const sources = ['*.ts', '*.tsx', ':!platform/commands/checks/check-comments.test.ts']
  const options = ['ls-files', '-z', '-co', '--exclude-standard', ...sources]
  const files = execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\0')
  const problems = files.filter(Boolean).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return commentProblems(source).map((problem) => `${file}:${problem}`)
  })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log('Comments are fine.')
}
