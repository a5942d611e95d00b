/**
 * Makes react-router ready for production. Its package gives bundlers the development build, which differs by one line.
 * The names that it gives its components for developer tools are statements that keep a component in the bundle though
 * nobody uses it: its own links and forms come with everything they need.
 */
export default function productionRouter(source: string): string {
  return source
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/ = (\w+\.forwardRef\()/g, ' = /* @__PURE__ */ $1')
}
