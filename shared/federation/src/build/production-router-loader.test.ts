import { expect, test } from 'vitest'
import productionRouter from './production-router-loader.ts'

test.each([
  ['turns off warnings', 'var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  ['removes display names of the module', 'Link.displayName = "Link";', ''],
  [
    'leaves other display names',
    '  F.displayName = "fetcher.Form";',
    '  F.displayName = "fetcher.Form";',
  ],
  ['marks components', 'var L = R.forwardRef(', 'var L = /* @__PURE__ */ R.forwardRef('],
])('%s', (_, source, expected) => {
  expect(productionRouter(source)).toBe(expected)
})
