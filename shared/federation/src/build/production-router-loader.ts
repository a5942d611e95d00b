/**
 * Makes react-router ready for production. Its package gives bundlers the development build, which differs by one line.
 * The names that it gives its components for developer tools are statements that keep an unused component in the
 * bundle: its own links and forms, with everything that they need.
 */
export default function productionRouter(source: string): string {
  return source
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/ = (\w+\.forwardRef\()/g, ' = /* @__PURE__ */ $1')
}
