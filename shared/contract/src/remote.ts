import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { Agency } from './agency.ts'
import type { EventName } from './events.ts'

/** What `./routes` of a remote exposes: route objects relative to the site's root. */
export type RoutesModule = { routes: RouteObject[] }

/** What `./SearchForm` of a vertical exposes: the form of its tab in the search widget. */
export type SearchFormModule = { SearchForm: ComponentType }

/** What `./home` of content exposes: the home page's content around the shell's search widget. */
export type HomeModule = {
  /** Loads the home page's content; both parts read it as the loader data of the home route. */
  homeLoader: LoaderFunction
  /** Above the search widget: fills the hero's box, whose lower `--hero-overlap` is behind the widget. */
  HomeTop: ComponentType
  /** Below it: destinations and articles. */
  HomeBelow: ComponentType
}

/** What a remote that runs in an element of a page is given. */
export type MountOptions = {
  agency: Agency
  /** Base address of the API: `/api/v1`, or that of another origin, which must allow it. */
  api: string
  /** Path that its addresses begin with, as `/travel`; the root of the page's site when absent. */
  basename?: string
}

/** What `./mount` exposes, for pages of other sites: a home page to start from, and the remote's own pages. */
export type MountModule = {
  /** Runs the remote in an element; returns a function that removes it. */
  mount: (element: Element, options: MountOptions) => () => void
}

/** Every module that the site's pages load of a remote, and its shape. A remote exposes the ones it has. */
export type Exposes = {
  './routes': RoutesModule
  './SearchForm': SearchFormModule
  './home': HomeModule
}

export type ExposeName = keyof Exposes

/**
 * Where a screen shows something. In `address` `{day+9}` is a day so far from today, and a `*` at the end of its path the first such page of the
 * site's map. Where a screen needs something chosen: the screen to start from, and the names of what is pressed to come to `address`.
 */
export type Sample = { address: string; from?: string; press?: string[] }

/** The description of a remote, written at build time and kept in its release. */
export type RemoteDescription = {
  /** Name on the federation: an identifier (`packages_mfe`, not `packages-mfe`). */
  name: string
  /** First path segments this remote owns, e.g. `['flights', 'flighs']`. */
  mounts: string[]
  /** Its tab in the search widget; absent when it has none. Tabs are ordered by `position`. */
  tab?: { id: string; label: string; position: number }
  /** What it exposes: name to source file, e.g. `{'./routes': './src/exposed/routes.tsx'}`. */
  exposes: Partial<Record<ExposeName, string>>
  /** Source file of its `./mount`; absent where it has none. */
  mount?: string
  /** One for each screen, by its name: what is opened of a release before it goes live. */
  samples?: Record<string, Sample>
  /** What scripts and styles may take, in kB; half as much again as what is live when absent. */
  budgetKb?: number
  /** Names of events it publishes and reads, for the contract gate. */
  publishes?: EventName[]
  reads?: EventName[]
}

/** Files that one expose or one screen needs, relative to the release's folder. */
export type AssetList = { js: string[]; css: string[] }

/** What a release was made from: the commit of its checkout, and what its team says of it. As public as its other files. */
export type ReleaseSource = { commit?: string; note?: string }

/** `release.json`: everything the storefront needs to know of one immutable release. */
export type Release = Omit<RemoteDescription, 'exposes' | 'mount' | 'publishes' | 'reads'> & {
  version: string
  /** The script of its entry, relative to the release's folder. */
  entry: string
  exposes: Partial<Record<ExposeName, AssetList>>
  /** Lazily loaded screens by name (`handle.screen` of a route). */
  screens: Record<string, AssetList>
  /** Chunk ids of its stylesheets by file, by which the page's loader finds a stylesheet that is already there. */
  styleChunks?: Record<string, string>
  /** The server-side build, relative; absent when the remote is rendered in the browser only. */
  server?: string
  builtOn?: BuiltOn
  source?: ReleaseSource
  /** `sha256-…` of every file of the release, by relative path. */
  integrity: Record<string, string>
}

/** What a release was built on and needs, for the gate that it passes before it goes live. */
export type BuiltOn = {
  /** Versions of the packages that shell and remotes share. */
  contract: string
  session: string
  /** Version range of every module that it takes from the shell. */
  shared: Record<string, string>
  /** Version of every event that it publishes or reads. */
  publishes: Record<string, number>
  reads: Record<string, number>
  /** What it imports of each of them by name; absent in older releases. */
  imports?: Record<string, string[]>
}

/** One remote in the registry, or the shell. */
export type RegisteredRemote = {
  live: string
  /** Every version that was ever live here, oldest first: what overrides and compositions may name. */
  versions: string[]
  /** `sha256-…` of the description of each version, as it was when it first went live: an altered one is refused. */
  descriptions?: Record<string, string>
  /** What was live before, and was not rolled back: what visitors get where the live version cannot be loaded. */
  lastGood?: string
  /** A version that some visitors get instead: a percentage of them, always the same ones. */
  canary?: { version: string; percent: number }
}

/** A tuple of versions that passed journeys together: who saw it, when, which journeys and how many of them passed. */
export type ProvenTuple = {
  versions: Record<string, string>
  provenAt: string
  by: string
  journeys: string
  passed: number
}

/** Which version of each remote is live, as one change left it. */
export type Registry = {
  /** Grows by one with every change. */
  revision: number
  /** The shell, which goes live and back like a remote; missing where none was published yet. */
  shell?: RegisteredRemote
  remotes: Record<string, RegisteredRemote>
  /** Remotes that were taken off the site, kept for their return. */
  retired?: Record<string, RegisteredRemote>
  /** Versions by name that `prune` never removes. */
  pinned?: Record<string, string[]>
  /** Versions by name that QA approved: with `APPROVALS` only they go live. */
  approved?: Record<string, string[]>
  compositions?: ProvenTuple[]
}

/** `published.json`: what is live, as it was judged when it went live. The one document that pages are made from. */
export type Published = Registry & {
  /** Of every version that visitors may get, by `flights/1.1.0`. */
  releases: Record<string, Release>
  /** The version that replaces another in browsers that cannot load it, by `flights/1.1.0`; only one that fits and does as much. */
  standIns: Record<string, string>
}

/** What the shell offers to every remote: the other side of the gate. */
export type ShellOffer = {
  contract: string
  session: string
  shared: Record<string, string>
  /** What each of them exports; absent in older releases. */
  names?: Record<string, string[]>
  events: Record<string, number>
}

/** A published version of the shell: what it offers, and `sha256-…` of its files by relative path. */
export type ShellRelease = ShellOffer & {
  version: string
  source?: ReleaseSource
  integrity: Record<string, string>
}

/**
 * A live remote as a page learns of it: its release, the address of the release's folder, and the release that was live
 * before it, which replaces it where it cannot be loaded.
 */
export type LiveRemote = { release: Release; baseUrl: string; lastGood?: LiveRemote }
