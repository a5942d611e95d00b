/** One step of the way from home to a page. `path` is its address on the site. */
export type Place = { name: string; path: string }

/** Returns a page's breadcrumb trail, home first, in schema.org's terms for search engines. */
export function breadcrumbData(trail: readonly Place[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  }
}
