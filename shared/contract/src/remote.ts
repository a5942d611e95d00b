import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { Agency } from './agency.ts'
import type { EventName } from './events.ts'
import type { Placement, Release } from './releases.ts'

/** Module `./routes` of a remote: route objects relative to the site's root. */
export type RoutesModule = { routes: RouteObject[] }

/** Module `./SearchForm` of a vertical: the form of its tab in the search widget. */
export type SearchFormModule = { SearchForm: ComponentType }

/** Module `./home` of content: the home page's content around the shell's search widget. */
export type HomeModule = {
  /** Loads the home page's content; both parts read it as the loader data of the home route. */
  homeLoader: LoaderFunction
  /** Above the search widget: fills the hero's box, whose lower `--hero-overlap` is behind the widget. */
  HomeTop: ComponentType
  /** Below it: destinations and articles. */
  HomeBelow: ComponentType
}

/** Options of a remote that runs in an element of a page. */
export type MountOptions = {
  agency: Agency
  /** Base address of the API: `/api/v1`, or that of another origin, which must allow it. */
  api: string
  /** Path that its addresses begin with, as `/travel`; the root of the page's site when absent. */
  basename?: string
}

/** Module `./mount`, for pages of other sites: a home page to start from, and the remote's own pages. */
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

/** Description of a remote in its remote.config.ts. */
export type RemoteDescription = Placement & {
  /** Name on the federation: an identifier (`packages_mfe`, not `packages-mfe`). */
  name: string
  /** Exposes by name, with their source files, e.g. `{'./routes': './src/exposed/routes.tsx'}`. */
  exposes: Partial<Record<ExposeName, string>>
  /** Source file of its `./mount`; absent where it has none. */
  mount?: string
  /** Names of events that it publishes and reads, for the contract gate. */
  publishes?: EventName[]
  reads?: EventName[]
}

/** A live remote as a page gets it: its release, the address of the release's folder, and its fallback release. */
export type LiveRemote = { release: Release; baseUrl: string; lastGood?: LiveRemote }
