import { paths } from '@storefront/contract'
import { shouldReload } from '@storefront/domain'
import type { RouteObject, ShouldRevalidateFunction } from '@storefront/router'
import { pageRoute } from '@storefront/router'
import { loadLoaders } from '../api/load-loaders.ts'

/** Keeps the loaded data when only the query or the hash changes. */
const keepOnSearch: ShouldRevalidateFunction = (visit) => shouldReload(visit, 'all')

/** Routes relative to the site's root. */
export const routes: RouteObject[] = [
  pageRoute(paths.blog, {
    name: 'blog',
    load: async () =>
      (await import(/* webpackChunkName: "screen-blog" */ '../screens/BlogScreen.tsx')).BlogScreen,
    loader: async () => (await loadLoaders()).articlesLoader,
    shouldRevalidate: keepOnSearch,
  }),
  pageRoute(`${paths.blog}/:slug`, {
    name: 'article',
    load: async () =>
      (await import(/* webpackChunkName: "screen-article" */ '../screens/ArticleScreen.tsx'))
        .ArticleScreen,
    loader: async () => (await loadLoaders()).articleLoader,
    shouldRevalidate: keepOnSearch,
  }),
  pageRoute(paths.contact, {
    name: 'contact',
    load: async () =>
      (await import(/* webpackChunkName: "screen-contact" */ '../screens/ContactScreen.tsx'))
        .ContactScreen,
    loader: async () => (await loadLoaders()).contactLoader,
  }),
  pageRoute(paths.account, {
    name: 'account',
    load: async () =>
      (await import(/* webpackChunkName: "screen-account" */ '../screens/AccountScreen.tsx'))
        .AccountScreen,
  }),
  pageRoute(paths.faq, {
    name: 'faq',
    load: async () =>
      (await import(/* webpackChunkName: "screen-faq" */ '../screens/FaqScreen.tsx')).FaqScreen,
  }),
  pageRoute(paths.help, {
    name: 'help',
    load: async () =>
      (await import(/* webpackChunkName: "screen-help" */ '../screens/HelpScreen.tsx')).HelpScreen,
  }),
  pageRoute(paths.privacy, {
    name: 'privacy',
    load: async () =>
      (await import(/* webpackChunkName: "screen-privacy" */ '../screens/PrivacyScreen.tsx'))
        .PrivacyScreen,
  }),
  pageRoute(paths.terms, {
    name: 'terms',
    load: async () =>
      (await import(/* webpackChunkName: "screen-terms" */ '../screens/TermsScreen.tsx'))
        .TermsScreen,
  }),
]
