import { expect, it } from 'vitest'
import unnamedComponents from './unnamed-components-loader.ts'

it('leaves out the names of components, and what makes them counts as free of effects', () => {
  const library = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef(props, ref) {}',
    ');',
    'Link.displayName = "Link";',
    'function Form() {',
    '  FetcherForm.displayName = "fetcher.Form";',
    '}',
  ].join('\n')
  expect(unnamedComponents(library)).toBe(
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
