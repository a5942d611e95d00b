/** First path segments that the storefront server answers itself: no remote may own them. */
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
