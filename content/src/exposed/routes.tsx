import { shouldReload } from '@storefront/domain'
import { type RouteObject, type ShouldRevalidateFunction, screen } from '@storefront/router'
import { articleLoader, articlesLoader, contactLoader } from '../api/loaders.ts'

/** What a page loaded stays when only its query or hash changes: they choose what is shown of it. */
const keepOnSearch: ShouldRevalidateFunction = (visit) => shouldReload(visit, 'all')

/** Every page of the agency's own content, relative to the site's root. */
export const routes: RouteObject[] = [
  {
    path: 'blog',
    ...screen({
      name: 'blog',
      load: async () =>
        (await import(/* webpackChunkName: "screen-blog" */ '../screens/BlogScreen.tsx'))
          .BlogScreen,
      loader: articlesLoader,
      shouldRevalidate: keepOnSearch,
    }),
  },
  {
    path: 'blog/:slug',
    ...screen({
      name: 'article',
      load: async () =>
        (await import(/* webpackChunkName: "screen-article" */ '../screens/ArticleScreen.tsx'))
          .ArticleScreen,
      loader: articleLoader,
      shouldRevalidate: keepOnSearch,
    }),
  },
  {
    path: 'contact-us',
    ...screen({
      name: 'contact',
      load: async () =>
        (await import(/* webpackChunkName: "screen-contact" */ '../screens/ContactScreen.tsx'))
          .ContactScreen,
      loader: contactLoader,
      shouldRevalidate: keepOnSearch,
    }),
  },
  {
    path: 'support/account',
    ...screen({
      name: 'account',
      load: async () =>
        (await import(/* webpackChunkName: "screen-account" */ '../screens/AccountScreen.tsx'))
          .AccountScreen,
    }),
  },
  {
    path: 'support/faq',
    ...screen({
      name: 'faq',
      load: async () =>
        (await import(/* webpackChunkName: "screen-faq" */ '../screens/FaqScreen.tsx')).FaqScreen,
    }),
  },
  {
    path: 'support/help',
    ...screen({
      name: 'help',
      load: async () =>
        (await import(/* webpackChunkName: "screen-help" */ '../screens/HelpScreen.tsx'))
          .HelpScreen,
    }),
  },
  {
    path: 'privacy',
    ...screen({
      name: 'privacy',
      load: async () =>
        (await import(/* webpackChunkName: "screen-privacy" */ '../screens/PrivacyScreen.tsx'))
          .PrivacyScreen,
    }),
  },
  {
    path: 'terms',
    ...screen({
      name: 'terms',
      load: async () =>
        (await import(/* webpackChunkName: "screen-terms" */ '../screens/TermsScreen.tsx'))
          .TermsScreen,
    }),
  },
]
