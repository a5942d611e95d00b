import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const manifest = v.looseObject({ version: v.string() })

/** The version that a package.json states. Throws when it states none. */
export function packageVersion(file: string): string {
  return v.parse(manifest, JSON.parse(readFileSync(file, 'utf8'))).version
}
