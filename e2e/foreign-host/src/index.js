// Shared modules are available to dynamic imports only.
import('./page.jsx')
