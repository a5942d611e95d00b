import { html } from 'hono/html'
import { inlineSources } from '../pages/inline-texts.ts'
import type { RemoteRecord } from './remote-record.ts'

export type StatusPageOptions = {
  /** Version that new visitors get, by remote. */
  live: Record<string, string>
  records: readonly RemoteRecord[]
  /** When this process began to count. */
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

/** The page for operators: how each release of each remote fares with visitors (docs: README, Operations). */
export function statusPage({ live, records, since }: StatusPageOptions): string {
  const unheard = Object.entries(live)
    .filter(([name, version]) => !records.some((r) => r.remote === name && r.version === version))
    .map(([remote, version]) => ({ ...nothing, remote, version }))
  const rows = [...records, ...unheard].sort((a, b) => a.remote.localeCompare(b.remote))
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
${rows.map((row) => rowOf(row, live[row.remote] === row.version))}
</tbody>
</table>
</div>
</main>
</body>
</html>
`)
}

const nothing = { loads: 0, failures: 0, errors: 0, medianMs: null, slowMs: null, lastError: null }

function rowOf(record: RemoteRecord, isLive: boolean) {
  const { remote, version, loads, failures, errors, medianMs, slowMs, lastError } = record
  const count = (n: number) => html`<td class="${n > 0 ? 'n bad' : 'n'}">${n}</td>`
  const time = (ms: number | null) => html`<td class="n">${ms === null ? '–' : `${ms} ms`}</td>`
  return html`<tr><th scope="row">${remote}</th><td>${version}${isLive ? ' (live)' : ''}</td><td class="n">${loads}</td>${count(failures)}${count(errors)}${time(medianMs)}${time(slowMs)}<td>${lastError ? `${lastError.name}, ${lastError.at}` : '–'}</td></tr>\n`
}
