/**
 * Makes react-router ready for production. Its package gives bundlers the development build, which differs by one line.
 * Display names are statements that keep unused links and forms in the bundle.
 */
export default function productionRouter(source: string): string {
  return source
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/ = (\w+\.forwardRef\()/g, ' = /* @__PURE__ */ $1')
}
