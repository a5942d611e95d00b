/**
 * The router as every app sees it. Apps import this package, never react-router: sharing the whole
 * library across the federation costs twice the bytes of what is used (docs/decisions/look-and-libraries.md).
 */
export {
  createBrowserRouter,
  createContext,
  data,
  Link,
  type LinkProps,
  type LoaderFunction,
  type LoaderFunctionArgs,
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  type RouterContext,
  RouterContextProvider,
  RouterProvider,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export { HeadContext, type HeadSink, PageHead, type PageHeadProps } from './head.tsx'
export { type Later, useLater } from './later.ts'
export {
  deferred,
  type Loadable,
  Loaded,
  type LoadedProps,
  type LoadResult,
} from './loadable.tsx'
export { type ScreenHandle, type ScreenOptions, screen } from './screen.tsx'
