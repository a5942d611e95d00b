const languages = ['en', 'es'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
)

/** Name of a country, by its ISO 3166 code, in English and Spanish: 'Mexico México'. */
export function countryNames(code: string): string {
  return languages.map((names) => names.of(code)).join(' ')
}
