import { expect, test } from 'vitest'
import productionRouter from './production-router-loader.ts'

test('removes display names, and marks components as free of side effects', () => {
  const library = [
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

test('turns off development warnings', () => {
  expect(productionRouter('// lib/router\nvar ENABLE_DEV_WARNINGS = true;')).toBe(
    '// lib/router\nvar ENABLE_DEV_WARNINGS = false;',
  )
})
