import axe from 'axe-core'
import { expect } from 'vitest'

/** A part of a page has no h1 of its own; the screens' tests look for it. */
const rules = { 'page-has-heading-one': { enabled: false } }

/** Fails when axe finds anything in `node` (the whole document unless said). */
export async function expectAccessible(node: Element = document.documentElement): Promise<void> {
  const { violations } = await axe.run(node, { resultTypes: ['violations'], rules })
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join('\n  ')}`,
  )
  expect(findings, findings.join('\n')).toEqual([])
}
