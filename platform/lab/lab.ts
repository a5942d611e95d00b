/** Instruments by name, each a file beside this one. */
const instruments: Record<string, string> = {
  bench:
    'every page against itself without scripts, or another checkout (`bench --against ../before`)',
  conformance:
    "what the storefront can do with a provider's API (`conformance https://api.example`)",
  gallery: 'every piece of shared/ui in its states; `--test` compares pictures',
  trace: "release, source file and line of each place of a browser's stack (`trace < stack.txt`)",
  mutants: 'mutation tests of the rules (`mutants hotels`)',
}

const [name = ''] = process.argv.splice(2, 1)
if (name in instruments) {
  await import(`./${name}.ts`)
} else {
  for (const [one, what] of Object.entries(instruments)) console.log(`${one.padEnd(12)} ${what}`)
  process.exitCode = name ? 2 : 0
}

export {}
