export type Place = { name: string; path: string }

/** Returns a trail, home first, as a schema.org BreadcrumbList. */
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
