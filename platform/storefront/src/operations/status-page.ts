import { emptyTally, quantile, type Tally } from '@storefront/releases'
import { html } from 'hono/html'
import { inlineSources } from '../pages/inline-texts.ts'

export type StatusPageOptions = {
  live: Record<string, string>
  tallies: readonly Tally[]
  since: Date
}

const styles = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; padding: 0 1rem; color: #06343e }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { padding: .5rem .75rem; border-bottom: 1px solid #c9d8db; text-align: left; white-space: nowrap }
td:last-child { white-space: normal }
.n { text-align: right; font-variant-numeric: tabular-nums }
.bad { color: #a3161b; font-weight: 600 }
`

/** What its policy has to allow. */
export const statusPageInline = inlineSources({ scripts: [], styles: [styles] })

/** The page for operators: loads, failures and errors of each release at visitors (docs/first-change/incident.md). */
export function statusPage({ live, tallies, since }: StatusPageOptions): string {
  const unheard = Object.entries(live)
    .filter(([app, version]) => !tallies.some((t) => t.app === app && t.version === version))
    .map(([app, version]) => emptyTally(app, version))
  const rows = [...tallies, ...unheard].sort((a, b) => a.app.localeCompare(b.app))
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Status of the remotes</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Status of the remotes</h1>
<p>As visitors' browsers told this process since ${since.toISOString()}.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Remotes">
<table>
<thead><tr><th scope="col">Remote</th><th scope="col">Version</th><th scope="col" class="n">Loads</th><th scope="col" class="n">Failures</th><th scope="col" class="n">Errors</th><th scope="col" class="n">Load time, half</th><th scope="col" class="n">Load time, 19 of 20</th><th scope="col">Latest error</th></tr></thead>
<tbody>
${rows.map((row) => rowOf(row, live[row.app] === row.version))}
</tbody>
</table>
</div>
</main>
</body>
</html>
`)
}

function errorText(error: Tally['lastError']): string {
  if (!error) return '–'
  return `${error.name}${error.place ? ` in ${error.place}` : ''}, ${error.at}`
}

function rowOf(tally: Tally, isLive: boolean) {
  const { app, version, loads, failures, errors, measured, lastError } = tally
  const count = (n: number) => html`<td class="${n > 0 ? 'n bad' : 'n'}">${n}</td>`
  const time = (ms: number | null) => html`<td class="n">${ms === null ? '–' : `${ms} ms`}</td>`
  return html`<tr><th scope="row">${app}</th><td>${version}${isLive ? ' (live)' : ''}</td><td class="n">${loads}</td>${count(failures)}${count(errors)}${time(quantile(measured.load, 0.5))}${time(quantile(measured.load, 0.95))}<td>${errorText(lastError)}</td></tr>\n`
}
