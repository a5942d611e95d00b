import { expect, test } from 'vitest'
import productionRouter from './production-router-loader.ts'

test('turns off warnings, removes display names, and marks components as free of side effects', () => {
  const library = [
    'var ENABLE_DEV_WARNINGS = true;',
    'var Link = React10.forwardRef(',
    '  function LinkWithRef(props, ref) {}',
    ');',
    'Link.displayName = "Link";',
    'function Form() {',
    '  FetcherForm.displayName = "fetcher.Form";',
    '}',
  ].join('\n')
  expect(productionRouter(library)).toBe(
    [
      'var ENABLE_DEV_WARNINGS = false;',
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      '  function LinkWithRef(props, ref) {}',
      ');',
      '',
      'function Form() {',
      '  FetcherForm.displayName = "fetcher.Form";',
      '}',
    ].join('\n'),
  )
})
