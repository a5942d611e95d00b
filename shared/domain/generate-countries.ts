/** Writes `src/countries.json`. Run `pnpm countries` after updating i18n-iso-countries. */
import { writeFileSync } from 'node:fs'
import countries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

const first = ['US', 'CA', 'MX', 'GB']

countries.registerLocale(english)
/** Common names that replace official ones. */
const usual = {
  CN: 'China',
  FM: 'Micronesia',
  GM: 'Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MK: 'North Macedonia',
  PS: 'Palestine',
  SY: 'Syria',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  VA: 'Vatican City',
}

const names = { ...countries.getNames('en', { select: 'official' }), ...usual }
const collator = new Intl.Collator('en-US')

const list = Object.entries(names)
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => rank(a.code) - rank(b.code) || collator.compare(a.name, b.name))

/** Sort key: leading countries in order, then the rest. */
function rank(code: string): number {
  return first.includes(code) ? first.indexOf(code) : first.length
}

const file = new URL('./src/countries.json', import.meta.url)
writeFileSync(file, `[\n${list.map((country) => `  ${JSON.stringify(country)}`).join(',\n')}\n]\n`)
