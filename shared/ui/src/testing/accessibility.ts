import axe from 'axe-core'
import { expect } from 'vitest'

/** A component has no h1; tests of screens check it. */
const rules = { 'page-has-heading-one': { enabled: false } }

/** Fails on axe violations in `node` (default: the document). */
export async function expectAccessible(node: Element = document.documentElement): Promise<void> {
  const { violations } = await axe.run(node, { resultTypes: ['violations'], rules })
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join('\n  ')}`,
  )
  expect(findings, findings.join('\n')).toEqual([])
}
