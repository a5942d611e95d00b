import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const manifest = v.looseObject({ version: v.string() })

/** Version in a package.json. Throws if there is none. */
export function packageVersion(file: string): string {
  return v.parse(manifest, JSON.parse(readFileSync(file, 'utf8'))).version
}
