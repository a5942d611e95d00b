import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from '@storefront/chromium'

const modules = join(import.meta.dirname, 'node_modules')

/** Where the judges are, once they are installed. */
export const toolPaths = {
  axe: join(modules, 'axe-core/axe.min.js'),
  codesniffer: join(modules, 'html_codesniffer/build/HTMLCS.js'),
  lighthouse: join(modules, 'lighthouse/cli/index.js'),
  validator: join(modules, 'vnu-jar/build/dist/vnu.jar'),
  java: process.env.JAVA_PATH ?? '/usr/bin/java',
}

/** The commands that bring what is missing. */
export function missingTools(): string[] {
  const { java, ...packages } = toolPaths
  const commands: string[] = []
  if (!Object.values(packages).every(existsSync))
    commands.push('npm ci --ignore-scripts --prefix platform/lab/judges')
  if (!existsSync(java)) commands.push('apt-get install default-jre-headless')
  if (!chromiumPath) commands.push('apt-get install chromium')
  return commands
}
