import type {
  DependencyType,
  ICruiseOptions,
  IRegularForbiddenRuleType,
  IResolveOptions,
} from 'dependency-cruiser'

/** A vertical is any top-level folder that is none of the others, so that a new one is guarded from its first file. */
const vertical =
  '(?!shared/|shell/|provider/|releases/|e2e/|tools/|docs/|node_modules/)([^./][^/]*)/'
type Layer = 'exposed' | 'screens' | 'components' | 'api' | 'domain'
const inVertical = (...layers: Layer[]) => `^${vertical}src/(${layers.join('|')})/`
/** The same vertical's other layers; `$1` is the vertical of the importing file. */
const ownLayers = (...layers: Layer[]) => `^$1/src/(${layers.join('|')})/`
const packages = (...names: string[]) => `(^|/)node_modules/(${names.join('|')})/`
const shared = (...names: string[]) => `^shared/(${names.join('|')})/`
const outsideOf = (...folders: string[]) =>
  `^(?!(${folders.join('|')})/|node_modules/|.*/node_modules/)[^./][^/]*/`
/** `node:fs/promises` looks like a folder. */
const notBuiltIn = { dependencyTypesNot: ['core'] satisfies DependencyType[] }
const tests = '[.]test[.]tsx?$'
const gallery = '^shared/ui/gallery/'

/** What a shared package may import of the others. Only what is named here is allowed. */
const sharedLayers: Record<string, string[]> = {
  contract: [],
  http: [],
  router: [],
  server: [],
  releases: ['contract'],
  federation: ['contract', 'releases'],
  domain: ['contract'],
  session: ['contract', 'domain', 'http', 'router'],
  ui: ['contract', 'domain', 'router'],
  booking: ['contract', 'domain', 'http', 'router', 'session', 'ui'],
  chromium: [],
  postgres: [],
  standalone: ['contract', 'domain', 'http', 'router', 'session', 'ui'],
  catalogue: ['contract', 'domain', 'http', 'router', 'session', 'ui', 'booking'],
}

function rule(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): BoundaryRule {
  return { name, comment, severity: 'error', from, to }
}

/** One thing that may not be imported, and why. */
export type BoundaryRule = IRegularForbiddenRuleType & { name: string; comment: string }

/** Who may import what. The test of check-boundaries plants one violation of each. */
export const boundaryRules: BoundaryRule[] = [
  rule(
    'vertical-imports-vertical',
    'Verticals meet in the URL, in the session or in a slot that the shell fills.',
    { path: `^${vertical}` },
    { path: `^${vertical}`, pathNot: '^$1/', ...notBuiltIn },
  ),
  rule(
    'vertical-imports-app',
    'A vertical imports neither the shell, nor the services, nor the tools.',
    { path: `^${vertical}` },
    { path: '^(shell|provider|releases|e2e|tools)/' },
  ),
  rule(
    'shell-imports-app',
    'The shell learns of verticals from the registry; the provider is another company, the release service another server.',
    { path: '^shell/' },
    { path: `^(${vertical}|(provider|releases|e2e|tools)/)`, ...notBuiltIn },
  ),
  rule(
    'provider-knows-no-rules-of-ours',
    'The provider shares the wire and the plumbing of a process, never our rules; its tests start a PostgreSQL server.',
    { path: '^provider/' },
    { path: outsideOf('provider', 'shared/(contract|server|postgres)'), ...notBuiltIn },
  ),
  rule(
    'release-service-changes-registries-only',
    'The release service imports releases and no screens; of the tools only the look at a version before it goes live.',
    { path: '^releases/', pathNot: [tests, '^releases/console/'] },
    {
      path: outsideOf('releases', 'shared/(contract|http|releases|server)', 'tools/release/look'),
      ...notBuiltIn,
    },
  ),
  rule(
    'console-shares-the-wire',
    'The console of the release service has its wire and its rules of access, the design system, and what the registry means.',
    { path: '^releases/console/', pathNot: [tests, '/rspack[.]config[.]ts$'] },
    {
      path: outsideOf('releases/console', 'shared/(contract|releases|router|ui)'),
      pathNot: '^releases/src/(wire|access/roles)[.]ts$',
      ...notBuiltIn,
    },
  ),
  rule(
    'shared-imports-app',
    'A shared package imports none of its users.',
    { path: '^shared/' },
    { path: outsideOf('shared'), ...notBuiltIn },
  ),
  ...Object.entries(sharedLayers).map(([name, below]) =>
    rule(
      `shared-${name}-imports`,
      `shared/${name} imports ${below.join(', ') || 'no other shared package'}.`,
      { path: `^shared/${name}/`, pathNot: tests },
      { path: '^shared/', pathNot: `^shared/(${[name, ...below].join('|')})/` },
    ),
  ),
  rule(
    'shared-package-without-a-place',
    'A new shared package says in `sharedLayers` what it is built on.',
    { path: `^shared/(?!(${Object.keys(sharedLayers).join('|')})/)([^/]+)/` },
    { path: '^shared/', pathNot: '^shared/$2/' },
  ),
  rule(
    'package-by-name',
    'A shared package is imported by its name: by path, its state would be bundled twice.',
    { path: '^(?!node_modules/)(shared/[^/]+|[^/]+)/' },
    { path: '^shared/', pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
  rule(
    'e2e-shares-only-paths',
    'Journeys stand outside: they use the contract, the releases and a browser, and start the site with the tools.',
    // The journeys' foreign host may import what a host shares.
    { path: '^e2e/', pathNot: '^e2e/foreign-(host|remote)/src/' },
    {
      path: outsideOf(
        'e2e',
        'tools',
        'shared/contract',
        'shared/releases',
        'shared/chromium',
        'shared/postgres',
      ),
      ...notBuiltIn,
    },
  ),
  rule(
    'screens-below-exposed',
    'Imports run one way: exposed → screens.',
    { path: inVertical('screens') },
    { path: ownLayers('exposed') },
  ),
  rule(
    'components-are-props-only',
    'Components make no call, import no screen, and take everything as props.',
    { path: inVertical('components') },
    { path: [ownLayers('exposed', 'screens', 'api'), shared('http', 'session')] },
  ),
  rule(
    'api-below-screens',
    'Calls import neither screens nor components.',
    { path: inVertical('api') },
    { path: ownLayers('exposed', 'screens', 'components') },
  ),
  rule(
    'domain-at-the-bottom',
    'Rules import nothing of the layers above them.',
    { path: inVertical('domain') },
    { path: ownLayers('exposed', 'screens', 'components', 'api') },
  ),
  rule(
    'domain-is-pure',
    'Rules are pure: no React, no calls, no session, no interface. A type may be named.',
    { path: [inVertical('domain'), '^shared/domain/'], pathNot: tests },
    {
      path: [
        packages('react', 'react-dom', 'react-router', 'react-router-dom', 'rxjs'),
        shared('http', 'session', 'router', 'ui', 'booking', 'federation', 'releases'),
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'router-behind-its-facade',
    'Only shared/router imports React Router; the contract names its types.',
    { path: '^(?!node_modules/)', pathNot: shared('router', 'contract') },
    { path: packages('react-router', 'react-router-dom') },
  ),
  rule(
    'contract-names-router-types-only',
    'The contract has no behaviour: of React and its router it names types.',
    { path: shared('contract') },
    {
      path: packages('react', 'react-dom', 'react-router', 'react-router-dom'),
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'rxjs-behind-the-session',
    'RxJS is the bus and the typeahead, nothing else.',
    { path: '^(?!node_modules/)', pathNot: ['^shared/session/', '^shared/ui/src/typeahead/'] },
    { path: packages('rxjs') },
  ),
  rule(
    'test-support-in-tests',
    'What exists for tests stays out of what visitors download.',
    {
      path: '^(?!node_modules/)',
      pathNot: [tests, '/testing/', '/fixtures[.]ts$', gallery, '^e2e/', '^tools/laboratory/'],
    },
    { path: ['^shared/[^/]+/src/testing/', '/fixtures[.]ts$', gallery, tests] },
  ),
  rule(
    'import-resolves',
    'Every import leads to a file; a package that is not in package.json does not.',
    { path: '^(?!node_modules/)', pathNot: '/one-refresh-runtime/' },
    { couldNotResolve: true },
  ),
]

/** How the imports are read. */
export const cruiseOptions: ICruiseOptions = {
  // With TypeScript 7 installed the default parser finds no module at all, and reports no violation.
  parser: 'swc',
  tsPreCompilationDeps: 'specify',
  combinedDependencies: true,
  doNotFollow: { path: 'node_modules' },
  // Only our own builds: several packages keep their code in a folder of that name.
  exclude: { path: '^(?!node_modules/|.*/node_modules/).*/dist(/|$)' },
}

/** How the imports are resolved: as the builds and Node do. */
export const resolveOptions: Partial<IResolveOptions> = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default', 'types'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
}
