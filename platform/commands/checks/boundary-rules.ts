import type {
  DependencyType,
  ICruiseOptions,
  IRegularForbiddenRuleType,
  IResolveOptions,
} from 'dependency-cruiser'

/** Any other top-level folder is a vertical, so that a new vertical is checked from its first file. */
const vertical = '(?!shared/|shell/|platform/|e2e/|docs/|node_modules/)([^./][^/]*)/'
const inVertical = (layer: string) => `^${vertical}src/${layer}/`
const packages = (...names: string[]) => `(^|/)node_modules/(${names.join('|')})/`
const shared = (...names: string[]) => `^shared/(${names.join('|')})/`
const outsideOf = (...folders: string[]) =>
  `^(?!(${folders.join('|')})/|node_modules/|.*/node_modules/)[^./][^/]*/`
/** Excludes Node's own modules: `fs/promises` would look like a file of a vertical. */
const notBuiltIn = { dependencyTypesNot: ['core'] satisfies DependencyType[] }
const tests = '[.]test[.]tsx?$'
const gallery = '^shared/ui/gallery/'

/** Layers of a vertical, each with the layers above it, which it must not import. */
const verticalLayers: Record<string, string[]> = {
  screens: ['exposed'],
  components: ['exposed', 'screens', 'api'],
  api: ['exposed', 'screens', 'components'],
  domain: ['exposed', 'screens', 'components', 'api'],
}

/** Packages that every page is made of. */
const page = ['contract', 'domain', 'http', 'router', 'session', 'ui']

/** Allowed imports between shared packages; any other is refused. Booking and catalogue know nothing of each other. */
const sharedLayers: Record<string, string[]> = {
  contract: [],
  http: [],
  router: [],
  federation: ['contract'],
  domain: ['contract'],
  session: ['contract', 'domain', 'http', 'router'],
  ui: ['contract', 'domain', 'router'],
  device: ['contract', 'testing'],
  prices: ['domain', 'session', 'ui'],
  standalone: page,
  testing: ['contract', 'http', 'router', 'session', 'ui'],
  plan: [...page, 'device', 'testing'],
  booking: [...page, 'device', 'plan', 'prices', 'testing'],
  catalogue: [...page, 'device', 'plan', 'testing'],
  trips: [...page, 'catalogue', 'device', 'plan', 'prices', 'testing'],
}

/** Allowed imports between folders of the platform, including their tests. */
const platformLayers: Record<string, string[]> = {
  chromium: [],
  postgres: [],
  server: [],
  processes: ['chromium', 'server'],
  provider: ['server', 'postgres'],
  'releases/live': ['postgres'],
  'releases/tools': ['chromium', 'processes', 'releases/live'],
  'releases/outside': ['processes', 'releases/tools', 'releases/live'],
  storefront: ['server', 'releases/live'],
  commands: ['chromium', 'processes', 'provider', 'storefront', 'releases'],
  lab: [
    'chromium',
    'postgres',
    'server',
    'processes',
    'provider',
    'storefront',
    'releases',
    'commands',
  ],
}

function rule(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): BoundaryRule {
  return { name, comment, severity: 'error', from, to }
}

/** A forbidden import with its reason. */
export type BoundaryRule = IRegularForbiddenRuleType & { name: string; comment: string }

/** Lets each folder below `parent` import only the folders listed for it. A folder that is not listed imports none. */
const layersOf = (parent: string, layers: Record<string, string[]>, pathNot: string[] = []) => [
  ...Object.entries(layers).map(([name, below]) =>
    rule(
      `${parent}-${name.replace('/', '-')}-imports`,
      `${parent}/${name} imports ${below.join(', ') || 'no other one'}.`,
      { path: `^${parent}/${name}/`, pathNot },
      { path: `^${parent}/`, pathNot: `^${parent}/(${[name, ...below].join('|')})/` },
    ),
  ),
  rule(
    `${parent}-without-a-place`,
    `A new folder of ${parent} says here what it is built on.`,
    { path: `^${parent}/(?!(${Object.keys(layers).join('|')})/)([^/]+)/` },
    { path: `^${parent}/`, pathNot: `^${parent}/$2/` },
  ),
]

/** Rules for the direction of imports. `check-boundaries.test.ts` plants a violation of each. */
export const boundaryRules: BoundaryRule[] = [
  rule(
    'vertical-imports-vertical',
    'Verticals meet in the URL, in the session or in a slot that the shell fills.',
    { path: `^${vertical}` },
    { path: `^${vertical}`, pathNot: '^$1/', ...notBuiltIn },
  ),
  rule(
    'shop-imports-platform',
    'The shop knows nothing of what runs, releases, serves and measures it.',
    { path: `^(shared/|shell/|${vertical})` },
    { path: '^(platform|e2e)/' },
  ),
  rule(
    'vertical-imports-shell',
    'The shell shows a vertical, never the other way round.',
    { path: `^${vertical}` },
    { path: '^shell/' },
  ),
  rule(
    'shell-imports-vertical',
    'The shell learns of verticals from the registry.',
    { path: '^shell/' },
    { path: `^${vertical}`, ...notBuiltIn },
  ),
  rule(
    'platform-imports-seams',
    'Of the shop the platform knows shared packages and what the shell exposes to its server.',
    { path: '^platform/' },
    {
      path: outsideOf('platform', 'shared'),
      // Development makes the shell's empty document from source.
      pathNot: '^shell/(src/(seam|document/page-document)[.]ts|package[.]json)$',
      ...notBuiltIn,
    },
  ),
  ...layersOf('platform', platformLayers),
  rule(
    'provider-knows-no-rules-of-ours',
    'The provider shares the wire and the plumbing of a process, never our rules.',
    { path: '^platform/provider/' },
    { path: '^shared/', pathNot: shared('contract') },
  ),
  rule(
    'what-is-live-needs-no-tools',
    'A storefront reads what is live without a compiler or a browser.',
    { path: '^platform/releases/live/' },
    { path: '^shared/', pathNot: shared('contract') },
  ),
  rule(
    'shared-imports-app',
    'A shared package imports none of its users.',
    { path: '^shared/' },
    { path: outsideOf('shared'), ...notBuiltIn },
  ),
  ...layersOf('shared', sharedLayers, [tests]),
  rule(
    'package-by-name',
    'A shared package is imported by its name: by path, its state would be bundled twice.',
    { path: '^(?!node_modules/)(shared/[^/]+|platform/(?:releases/)?[^/]+|[^/]+)/' },
    {
      path: '^(shared|platform/(chromium|postgres|server|releases/live))/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
    },
  ),
  rule(
    'e2e-shares-only-paths',
    'Journeys stand outside: of the shop they use the contract, and the platform to start and release it.',
    // The foreign host imports what every host shares, and e2e/rules compares rules of verticals and the provider.
    { path: '^e2e/', pathNot: '^e2e/(foreign-(host|remote)/src|rules)/' },
    { path: outsideOf('e2e', 'platform', 'shared/contract'), ...notBuiltIn },
  ),
  ...Object.entries(verticalLayers).map(([layer, above]) =>
    rule(
      `${layer}-below-its-users`,
      'Imports run one way: exposed → screens → {components, api} → domain.',
      { path: inVertical(layer) },
      { path: `^$1/src/(${above.join('|')})/` },
    ),
  ),
  rule(
    'components-are-props-only',
    'Components make no call and take everything as props.',
    { path: inVertical('components') },
    { path: shared('http', 'session') },
  ),
  rule(
    'domain-is-pure',
    'Rules are pure: no React, no calls, no session, no interface. A type may be named.',
    {
      path: [inVertical('domain'), '^shared/domain/', '^shared/(catalogue|trips)/src/rules/'],
      pathNot: tests,
    },
    {
      path: [
        packages('react', 'react-dom', 'react-router', 'react-router-dom', 'rxjs'),
        shared('http', 'session', 'router', 'ui', 'booking', 'prices', 'device', 'federation'),
        '^shared/(catalogue|trips)/src/(?!rules/)',
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
      pathNot: [tests, '/testing/', gallery, '^e2e/', '^platform/(lab/|commands/test\\.ts)'],
    },
    { path: ['/src/testing/', '^shared/testing/', gallery, tests] },
  ),
  rule(
    'no-circle',
    'What each of two files needs of the other is in a third one. Types count: who reads one file would have to read both.',
    { path: '^(?!node_modules/)' },
    { circular: true },
  ),
  rule(
    'import-resolves',
    'Every import leads to a file; a package that is not in package.json does not.',
    // The foreign host imports modules of a remote, which exist only at run time.
    {
      path: '^(?!node_modules/)',
      pathNot: ['/one-refresh-runtime/', '^e2e/foreign-host/src/plain[.]js$'],
    },
    { couldNotResolve: true },
  ),
]

export const cruiseOptions: ICruiseOptions = {
  // With TypeScript 7 installed the default parser finds no module at all, and reports no violation.
  parser: 'swc',
  tsPreCompilationDeps: 'specify',
  combinedDependencies: true,
  doNotFollow: { path: 'node_modules' },
  // Excludes our own builds only: several npm packages have their code in `dist`.
  exclude: { path: '^(?!node_modules/|.*/node_modules/).*/dist(/|$)' },
}

export const resolveOptions: Partial<IResolveOptions> = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default', 'types'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
}
