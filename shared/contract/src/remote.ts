import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { Agency } from './agency.ts'
import type { EventName } from './events.ts'
import type { Placement, Release } from './releases.ts'

/** Module `./routes`: routes relative to the site's root. */
export type RoutesModule = { routes: RouteObject[] }

/** Module `./SearchForm`: form of a search tab. */
export type SearchFormModule = { SearchForm: ComponentType }

/** Module `./home`: home content around the search widget. */
export type HomeModule = {
  /** Loader data of the home route, for both parts; never null. */
  homeLoader: LoaderFunction
  /** Above the widget: fills the hero's box, of which the widget covers the lowest `--hero-overlap`. */
  HomeTop: ComponentType
  /** Below the widget. */
  HomeBelow: ComponentType
}

export type MountOptions = {
  agency: Agency
  /** API base: `/api/v1`, or another origin that allows CORS. */
  api: string
  /** Path prefix such as `/travel`; default is the root. */
  basename?: string
}

/** Module `./mount`, for other sites: a home page and the remote's pages. */
export type MountModule = {
  /** Returns a function that unmounts it. */
  mount: (element: Element, options: MountOptions) => () => void
}

/** Exposes by name. A remote has some of them. */
export type Exposes = {
  './routes': RoutesModule
  './SearchForm': SearchFormModule
  './home': HomeModule
}

export type ExposeName = keyof Exposes

/** Description in remote.config.ts. */
export type RemoteDescription = Placement & {
  /** Federation name: an identifier (`packages_mfe`). */
  name: string
  /** Source files, e.g. `{'./routes': './src/exposed/routes.tsx'}`. */
  exposes: Partial<Record<ExposeName, string>>
  mount?: string
  /** Events that the remote publishes and reads, for the contract gate. */
  publishes?: EventName[]
  reads?: EventName[]
}

/** Live release with its folder's address and fallback. */
export type LiveRemote = { release: Release; baseUrl: string; lastGood?: LiveRemote }
