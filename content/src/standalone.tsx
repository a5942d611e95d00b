import { paths } from '@storefront/contract'
import { runStandalone } from '@storefront/standalone'
import { HomePage, homeLoader } from './exposed/home.tsx'
import { routes } from './exposed/routes.tsx'

const home = {
  path: paths.home,
  loader: homeLoader,
  Component: () => <HomePage searchWidget={null} />,
}

runStandalone({ name: 'content', title: 'Content', routes, home })
