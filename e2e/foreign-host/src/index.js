// Shared modules are available to dynamic imports only.
const { search } = location
if (new URLSearchParams(search).has('element')) import('./mounted.js')
else import('./page.jsx')
