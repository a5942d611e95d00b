import { paths } from '@storefront/contract'
import { runStandalone } from '@storefront/standalone'
import { HomeBelow, HomeTop, homeLoader } from './exposed/home.tsx'
import { routes } from './exposed/routes.tsx'

const home = {
  path: paths.home,
  loader: homeLoader,
  Component: () => (
    <>
      <HomeTop />
      <HomeBelow />
    </>
  ),
}

runStandalone({ name: 'content', title: 'Content', routes, home })
