// Every app's build is pointed here instead of at react-refresh: the page must have one refresh runtime, or an edit of
// a remote says "up to date" and repaints nothing (facts: federation, Dev HMR).
const key = Symbol.for('storefront.react-refresh')
globalThis[key] ||= require('react-refresh-runtime')
module.exports = globalThis[key]
