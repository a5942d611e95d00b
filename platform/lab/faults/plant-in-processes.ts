import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../processes/apps.ts'
import { type Fault, withFault } from './fault.ts'
import { faultVariable } from './planting.ts'

// Loaded before a program that a test starts: Node then loads the file with its fault.
const text = process.env[faultVariable]
if (text !== undefined) {
  const fault = JSON.parse(text) as Fault
  const wanted = pathToFileURL(join(root, fault.file)).href
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      if (url.split('?')[0] !== wanted || !loaded.source) return loaded
      const source = new TextDecoder().decode(loaded.source as Uint8Array)
      return { ...loaded, source: withFault(source, fault) }
    },
  })
}
