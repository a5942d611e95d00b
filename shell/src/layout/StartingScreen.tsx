import { PageContainer, Spinner } from '@storefront/ui'
import { Layout } from './Layout.tsx'

/** The first moment of a page that the browser renders from scratch: header and footer are there at once. */
export function StartingScreen() {
  return (
    <Layout>
      <PageContainer>
        <Spinner />
      </PageContainer>
    </Layout>
  )
}
