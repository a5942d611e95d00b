// Replaces react-refresh in every app's build. A page must have one refresh runtime, otherwise an edit of a remote logs
// "up to date" and repaints nothing (facts: federation, Dev HMR).
const key = Symbol.for('storefront.react-refresh')
globalThis[key] ||= require('react-refresh-runtime')
module.exports = globalThis[key]
