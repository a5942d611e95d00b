// Shared modules are there once this file has been left.
const { search } = location
if (new URLSearchParams(search).has('element')) import('./mounted.js')
else import('./page.jsx')
