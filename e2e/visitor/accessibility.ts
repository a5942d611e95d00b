import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Experimental ones that are right here. A bold price is no heading; a strip that scrolls takes the focus so that keys scroll it. */
const experimentalRules = [
  'css-orientation-lock',
  'hidden-content',
  'label-content-name-mismatch',
  'table-fake-caption',
  'td-has-header',
]
const rules = Object.fromEntries(experimentalRules.map((rule) => [rule, { enabled: true }]))

/**
 * Expects axe to find nothing on the page as it is, modals included. Every rule runs, but in the page itself, since what
 * a map shows in its frame is not ours, and only what is found is described: a fifth of the time.
 */
export async function expectAccessible(page: Page) {
  await settles(page)
  await unfolds(page)
  // By Playwright itself: axe's own package for it sends its unminified script twice with every look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  const { violations } = await page.evaluate(
    (rules) => axe.run(document, { resultTypes: ['violations'], rules }),
    rules,
  )
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, html }) => `  ${target}\n    ${html}`).join('\n')}`,
  )
  expect(found, 'accessibility violations').toEqual([])
}

/** Global of the axe script in the page. */
declare const axe: typeof import('axe-core')

/** Opens whatever is folded: axe passes over a closed `details`, also over one that styles unfold. */
async function unfolds(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** Waits for fades to end: contrast is measured on what visitors read, not on its way there. */
async function settles(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
      return playState !== 'running' || endless
    }),
  )
}
