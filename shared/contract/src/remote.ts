import type { ComponentType, ReactNode } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'

/** What `./routes` of a remote exposes: route objects relative to the site's root. */
export type RoutesModule = { routes: RouteObject[] }

/** What `./SearchForm` of a vertical exposes: the form of its tab in the search widget. */
export type SearchFormModule = { SearchForm: ComponentType }

/** What `./home` of content exposes: the home page's content around the shell's search widget. */
export type HomeModule = {
  /** Loads the home page's content; HomePage reads it as the loader data of the home route. */
  homeLoader: LoaderFunction
  /** The home page: its hero, then `searchWidget`, then destinations and articles. */
  HomePage: ComponentType<{ searchWidget: ReactNode }>
}

/** Every module a remote may expose and its shape. A remote exposes the ones it has. */
export type Exposes = {
  './routes': RoutesModule
  './SearchForm': SearchFormModule
  './home': HomeModule
}

export type ExposeName = keyof Exposes

/** What a remote says of itself at build time; it travels in its release. */
export type RemoteDescription = {
  /** Name on the federation: an identifier (`packages_mfe`, not `packages-mfe`). */
  name: string
  /** First path segments this remote owns, e.g. `['flights', 'flighs']`. */
  mounts: string[]
  /** Its tab in the search widget; absent when it has none. Tabs are ordered by `position`. */
  tab?: { id: string; label: string; position: number }
  /** What it exposes: name to source file, e.g. `{'./routes': './src/exposed/routes.tsx'}`. */
  exposes: Partial<Record<ExposeName, string>>
  /** Names of events it publishes and reads, for the contract gate. */
  publishes?: string[]
  reads?: string[]
}

/** Files that one expose or one screen needs, relative to the release's folder. */
export type AssetList = { js: string[]; css: string[] }

/** `release.json`: everything the storefront needs to know of one immutable release. */
export type Release = Omit<RemoteDescription, 'exposes'> & {
  version: string
  /** The container script, relative to the release's folder. */
  entry: string
  exposes: Partial<Record<ExposeName, AssetList>>
  /** Lazily loaded screens by name (`handle.screen` of a route). */
  screens: Record<string, AssetList>
  /** Chunk ids of its stylesheets by file: how the page's loader knows that one is there already. */
  styleChunks?: Record<string, string>
  /** The server-side build, relative; absent when the remote is rendered in the browser only. */
  server?: string
  /** `sha384-…` of every file of the release, by relative path. */
  integrity: Record<string, string>
}

/** `registry.json`: the only mutable file. Which version of each remote is live (design, Federation). */
export type Registry = {
  /** Grows by one with every change. */
  revision: number
  remotes: Record<string, { live: string; versions: string[] }>
}

/** A live remote as a page learns of it: its release and the address of the release's folder. */
export type LiveRemote = { release: Release; baseUrl: string }
