/** First path segments of the storefront server; remotes cannot own them. */
export const reservedMounts: readonly string[] = [
  '_status',
  'api',
  'assets',
  'healthz',
  'media',
  'metrics',
  'readyz',
  'remotes',
  'robots.txt',
  'sandbox',
  'session',
  'sitemap.xml',
]
