import { paths } from '@storefront/contract'
import { createMount } from '@storefront/standalone'
import { HomeBelow, HomeTop, homeLoader } from './home.tsx'
import { routes } from './routes.tsx'

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

export const mount = createMount({ name: 'content', routes, home })
