import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runProgram } from '../processes/run-program.ts'
import { breakingChangesOf, contractPath } from './contract/contract-file.ts'
import { contractDocument } from './contract/document.ts'

// `npm run build -- contract` writes the contract from the schemas; a breaking change needs `--breaking`.
const { values } = parseArgs({
  allowPositionals: true,
  options: { breaking: { type: 'boolean', default: false } },
})
const document = contractDocument()
const breaks = existsSync(contractPath) ? await breakingChangesOf(document) : []
for (const text of breaks) console.error(text)
if (breaks.length > 0 && !values.breaking) {
  console.error('Nothing was written: these changes break what is live. --breaking writes them.')
  process.exitCode = 1
} else {
  writeFileSync(contractPath, JSON.stringify(document))
  process.exitCode = await runProgram('biome', ['format', '--write', contractPath])
}
