/** Name of a country, by its ISO 3166 code, in English and Spanish: 'Mexico México'. */
export function countryNames(code: string): string {
  return ['en', 'es']
    .map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code))
    .join(' ')
}
