import { createConfig, lintFromString } from '@redocly/openapi-core'
import { count } from '@storefront/contract/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contractPath, readContract } from './contract-file.ts'
import { contractDocument } from './document.ts'
import { jsonSchemaOf } from './json-schema.ts'

describe('the contract', () => {
  const contract = readContract()

  test('equals the schemas (`npm run build -- contract` writes it)', () => {
    expect(JSON.parse(JSON.stringify(contractDocument()))).toEqual(contract)
  })

  test('passes the linter of OpenAPI', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = JSON.stringify(contract)
    const problems = await lintFromString({ source, absoluteRef: contractPath, config })
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  test('refuses a field without a description of its type', () => {
    const schema = v.object({ nights: count })
    expect(() => jsonSchemaOf(schema, new Map())).toThrow('nights has no description of its type.')
  })
})
