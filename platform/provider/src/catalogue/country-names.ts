const languages = ['en', 'es'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
)

/** Names of the country with this ISO 3166 code, in English and Spanish: 'Mexico México'. */
export function countryNames(code: string): string {
  return languages.map((names) => names.of(code)).join(' ')
}
