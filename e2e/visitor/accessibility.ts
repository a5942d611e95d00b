import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Experimental rules that hold here. Others take a bold price for a heading, or forbid a focusable scrolling strip. */
const experimentalRules = [
  'css-orientation-lock',
  'hidden-content',
  'label-content-name-mismatch',
  'table-fake-caption',
  'td-has-header',
]
const rules = Object.fromEntries(experimentalRules.map((rule) => [rule, { enabled: true }]))

/**
 * Expects axe to find nothing on the page with every rule. Frames are left out, because the
 * content of a map is not ours. axe describes only violations, which takes a fifth of the time.
 */
export async function expectAccessible(page: Page) {
  await settles(page)
  // axe's own package for Playwright sends its unminified script twice with every run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  const { violations } = await page.evaluate((rules) => {
    // axe skips a closed one, even if styles unfold it.
    for (const details of document.querySelectorAll('details')) details.open = true
    return axe.run('html', { resultTypes: ['violations'], rules })
  }, rules)
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, html }) => `  ${target}\n    ${html}`).join('\n')}`,
  )
  expect(found, 'accessibility violations').toEqual([])
}

/** Global of the axe script in the page. */
declare const axe: typeof import('axe-core')

/** Waits for fades to end, because they lower the contrast that axe measures. */
async function settles(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
      return playState !== 'running' || endless
    }),
  )
}
