import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, parse, relative } from 'node:path'
import { promisify } from 'node:util'

/** Text of a source's declarations. */
export type Declaration = (source: string) => Promise<string>

/** Compiles declarations of files and their imports. They exist only while `use` runs, whose result is returned. */
export async function withDeclarations<Result>(
  files: string[],
  use: (declaration: Declaration) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'types-'))
  const rootDir = parse(folder).root
  const outDir = join(folder, 'out')
  const compilerOptions = {
    strict: true,
    target: 'ES2024',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    // `npm test` has checked the types.
    noCheck: true,
    types: [],
    paths: workspaceSources(),
    rootDir,
    outDir,
  }
  try {
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    const errors = await compile(folder)
    return await use(async (source) => {
      // A package that is built has its declarations beside its scripts.
      const built = source.replace(/\.(tsx?|js)$/, '.d.ts')
      if (existsSync(built)) return readFile(built, 'utf8')
      const written = join(outDir, relative(rootDir, source).replace(/\.tsx?$/, '.d.ts'))
      if (!existsSync(written)) throw new Error(`${source} has no declarations. ${errors}`)
      return readFile(written, 'utf8')
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Source file of every import of a shared package. Through node_modules it would count as a library's, for which no
 * declarations are written, and so would what it imports.
 */
function workspaceSources(): Record<string, [string]> {
  const packages = globSync(join(import.meta.dirname, '../../../../../shared/*/package.json'))
  const sources = packages.flatMap((file) => {
    const { name, exports } = JSON.parse(readFileSync(file, 'utf8'))
    const imports = Object.keys(exports).map((path) => join(name, path))
    const { resolve } = createRequire(file)
    return imports.map((specifier) => [specifier, [resolve(specifier)]])
  })
  return Object.fromEntries(sources)
}

/** Returns the errors of the compiler, which may be in types that no expose uses, and what ended it. */
async function compile(project: string): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
  type Outcome = { stdout: string; stderr: string; signal?: string }
  const { stdout, stderr, signal }: Outcome = await promisify(execFile)(process.execPath, [
    join(folder, 'bin/tsc'),
    // Threads repeat each other's work, and apps are built beside each other.
    ...['--project', project, '--singleThreaded'],
  ]).catch((error: Outcome) => error)
  return [stdout, stderr, signal].filter(Boolean).join(' ')
}
