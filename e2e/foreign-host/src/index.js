// Shared modules are there once this file has been left.
import('./page.jsx')
