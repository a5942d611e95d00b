/**
 * Turns react-router's development build, which its package gives to bundlers, into its production build: one line
 * differs. Also removes display names, which would keep unused links and forms in the bundle.
 */
export default function productionRouter(source: string): string {
  return source
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/ = (\w+\.forwardRef\()/g, ' = /* @__PURE__ */ $1')
}
