import type { HistoryEntry, Registry } from '@storefront/contract'
import { appsOf, integrityOf, quantile, type VersionFigures } from '@storefront/releases'
import { html } from 'hono/html'

export type StatusPageOptions = {
  registry: Registry
  /** Latest changes, oldest first; null while they cannot be read. */
  history: readonly HistoryEntry[] | null
  figures: readonly VersionFigures[]
  since: Date
}

const styles = `
:root { color-scheme: light }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #06343e }
h1, h2 { line-height: 1.2 }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #c9d8db; text-align: left; vertical-align: top }
thead th { font-weight: 500; color: #47666d; white-space: nowrap }
tbody th, time { white-space: nowrap }
.n { font-variant-numeric: tabular-nums; white-space: nowrap }
.bad { color: #a3161b; font-weight: 600 }
`

/** CSP sources of the page. */
export const statusPageInline = {
  scripts: [],
  styles: [`'${integrityOf(Buffer.from(styles))}'`],
}

/** Read-only page for teams (docs/first-change/incident.md). */
export function statusPage({ registry, history, figures, since }: StatusPageOptions): string {
  const apps = appsOf(registry)
  const state = ({ app, version }: VersionFigures) => {
    if (apps[app]?.live === version) return ' (live)'
    return apps[app]?.canary?.version === version ? ' (canary)' : ''
  }
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Status</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Status</h1>
${table(
  `Live at revision ${registry.revision}`,
  ['App', 'Version', 'Canary', 'Last good'],
  Object.entries(apps).map(
    ([app, { live, canary, lastGood }]) =>
      html`<tr><th scope="row">${app}</th><td>${live}</td><td>${canary ? `${canary.version}, ${canary.percent} % of visitors` : '–'}</td><td>${lastGood ?? '–'}</td></tr>\n`,
  ),
)}
${table(
  `Browser reports to this process since ${minute(since.toISOString())}`,
  ['App', 'Version', 'Loads', 'Failures', 'Errors', 'Load, median', 'LCP, 75 %', 'INP, 75 %'],
  figures.map((one) => {
    const { app, version, loads, failures, errors, buckets } = one
    return html`<tr><th scope="row">${app}</th><td>${version}${state(one)}</td><td class="n">${loads}</td>${count(failures)}${count(errors)}${ms(quantile(buckets.load_seconds, 0.5))}${ms(quantile(buckets.lcp_seconds, 0.75))}${ms(quantile(buckets.inp_seconds, 0.75))}</tr>\n`
  }),
)}
${table(
  'Tested combinations',
  ['Versions', 'Journeys', 'By', 'At'],
  (registry.compositions ?? []).toReversed().map(
    ({ versions, journeys, passed, by, provenAt }) =>
      html`<tr><td>${Object.entries(versions)
        .map((pair) => pair.join(' '))
        .join(
          ', ',
        )}</td><td>${passed > 0 ? `${passed} (${journeys})` : '–'}</td><td>${by}</td><td>${time(provenAt)}</td></tr>\n`,
  ),
)}
${table(
  'History',
  ['Revision', 'At', 'Change', 'Reason', 'By'],
  history
    ?.toReversed()
    .flatMap(({ revision, at, by, changes }) =>
      changes.map(
        ({ kind, remote, from, to, reason }) =>
          html`<tr><td class="n">${revision}</td><td>${time(at)}</td><td>${kind} ${remote} ${[from, to].filter(Boolean).join(' → ')}</td><td>${reason ?? '–'}</td><td>${by}</td></tr>\n`,
      ),
    ),
)}
</main>
</body>
</html>
`)
}

type Row = ReturnType<typeof html>

function table(title: string, columns: string[], rows: Row[] | undefined): Row {
  const body = !rows?.length
    ? html`<p>${rows ? 'None yet.' : 'Cannot be read now.'}</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
<table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>`
  return html`<h2>${title}</h2>\n${body}`
}

const count = (n: number) => html`<td class="${n > 0 ? 'n bad' : 'n'}">${n}</td>`

const ms = (seconds: number | null) =>
  html`<td class="n">${seconds === null ? '–' : `${Math.round(seconds * 1000)} ms`}</td>`

const minute = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`

const time = (iso: string) => html`<time datetime="${iso}">${minute(iso)}</time>`
