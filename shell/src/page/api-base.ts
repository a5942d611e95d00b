/** Where the provider's API is for the browser: the storefront passes calls on. */
export const apiBase = '/api/v1'
