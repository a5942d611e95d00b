/**
 * Leaves out the names that a library gives its components for developer tools. Each is a statement that keeps its
 * component in the bundle though nobody uses it: react-router's own links and forms come with everything they need.
 */
export default function unnamedComponents(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/ = (\w+\.forwardRef\()/g, ' = /* @__PURE__ */ $1')
}
