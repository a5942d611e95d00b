import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../processes/apps.ts'

/** Returns the output of a check that must fail on a folder's files. */
async function saidBy(program: string, ...args: string[]): Promise<string> {
  const command = join(root, 'node_modules/.bin', program)
  const running = promisify(execFile)(command, args, { cwd: root })
  return running.then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
}

async function folderOfOurs(): Promise<string> {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/planted-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('Biome refuses each planted mistake with React and its hooks', {
  timeout: 120_000,
}, async () => {
  const folder = await folderOfOurs()
  const file = join(folder, 'Planted.tsx')
  await writeFile(
    file,
    `import { useEffect, useState } from 'react'
export function Planted({ list, id }: { list: string[]; id: string }) {
  if (id) useState(0)
  const [n, setN] = useState(0)
  useEffect(() => setN(n + id.length), [])
  function Inner() { return <i>{n}</i> }
  return <><Inner />{list.map((l, i) => <p key={i}>{l}</p>)}{list.map((l) => <p>{l}</p>)}
    <b children="x" /><p dangerouslySetInnerHTML={{ __html: id }}>a</p><br>x</br></>
}
`,
  )
  const said = await saidBy('biome', 'lint', '--vcs-enabled=false', file)
  const rules = new Set([...said.matchAll(/lint\/\w+\/(\w+)/g)].map(([, name]) => name))
  expect([...rules].sort()).toEqual([
    'noArrayIndexKey',
    'noChildrenProp',
    'noComponentHookFactories',
    'noDangerouslySetInnerHtml',
    'noDangerouslySetInnerHtmlWithChildren',
    'noVoidElementsWithChildren',
    'useExhaustiveDependencies',
    'useHookAtTopLevel',
    'useJsxKeyInIterable',
  ])
})

test.each([
  ['shell', "'node:fs'"],
  ['platform', "'window'"],
  ['shared/domain', "'window'"],
])('code of %s that uses %s does not compile', { timeout: 60_000 }, async (room, missing) => {
  const folder = await folderOfOurs()
  const compilerOptions = { tsBuildInfoFile: 'planted.tsbuildinfo' }
  const config = {
    extends: `../../${room}/tsconfig.json`,
    compilerOptions,
    files: ['planted.ts'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, include: [] }))
  const source = `import 'node:fs'\nexport const width = window.innerWidth`
  await writeFile(join(folder, 'planted.ts'), source)
  const said = await saidBy('tsc', '-p', folder, '--pretty', 'false')
  const errors = said.split('\n').filter((line) => line.includes('error TS'))
  expect(errors.map((line) => /'[^']+'/.exec(line)?.[0])).toEqual([missing])
})
