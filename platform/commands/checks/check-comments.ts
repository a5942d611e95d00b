import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../processes/apps.ts'
import { commentProblems } from './comment-problems.ts'

/** Files whose strings contain faulty comments. */
const exceptions = ['platform/commands/checks/comment-problems.test.ts']

const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
const problems = list
  .split('\0')
  .filter((file) => file && !exceptions.includes(file))
  .flatMap((file) =>
    commentProblems(readFileSync(join(root, file), 'utf8')).map((problem) => `${file}:${problem}`),
  )
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log('Comments are fine.')
