import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { root } from '../../processes/apps.ts'
import { packPackages } from '../packages.ts'
import { writeTemplate } from './write-vertical.ts'

const catalog = v.record(v.string(), v.string())
const versions = v.looseObject({ catalog, catalogs: v.record(v.string(), catalog) })

const tools = ['@types/node', '@types/react', '@types/react-dom', 'typescript', 'vitest']

/** Files of the template that a separate repository has in another form. */
const ofProject = /^(workflow|README|package\.json|tsconfig)/

/** npm packages of Node itself, which runs `remote.config.ts`. */
const node = /^node-(bin-)?(linux|darwin)/

/**
 * Writes a repository for a vertical, with a workflow that publishes it and starts `promote.yml`, and with packed packages.
 * Returns the number of files. Throws if the folder exists.
 */
export async function writeOutside(
  target: string,
  name: string,
  position: number,
): Promise<number> {
  if (existsSync(target)) throw new Error(`${target} is there already.`)
  const count = await writeTemplate('template', target, name, position, (file) =>
    ofProject.test(file) ? null : file,
  )
  const more = await writeTemplate('outside', target, name, position, (file) =>
    file
      .replace('gitignore', '.gitignore')
      .replace('workflow.yml', `.github/workflows/${name}.yml`),
  )
  const archives = await packPackages(join(target, 'packages'))
  const text = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const { catalog, catalogs } = v.parse(versions, parse(text))
  const known = Object.assign({}, ...Object.values(catalogs), catalog)
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries<string>(known).filter(([name]) => isWanted(name)))
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'storefront-remote build',
      dev: 'storefront-remote dev',
      release: 'storefront-release',
      test: 'tsc && vitest run',
    },
    dependencies: {
      ...Object.fromEntries(
        Object.entries(archives).map(([name, file]) => [name, `file:packages/${file}`]),
      ),
      ...pick((name) => name === 'react' || name === 'react-dom'),
    },
    devDependencies: pick((name) => tools.includes(name)),
    optionalDependencies: pick((name) => node.test(name)),
  }
  await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return count + more + Object.keys(archives).length + 1
}
