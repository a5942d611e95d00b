import { paths } from '@storefront/contract'
import { PageHead } from '@storefront/router'
import { ButtonLink, PageContainer, PageTitle } from '@storefront/ui'
import styles from './NotFoundScreen.module.css'

/** No page has this address. */
export function NotFoundScreen() {
  return (
    <PageContainer width="narrow" className={styles.page}>
      <PageHead title="Page not found" noindex />
      <PageTitle
        title="Page not found"
        subtitle="The address may have changed. Start again from the home page."
      />
      <ButtonLink variant="primary" to={paths.home}>
        Back to the home page
      </ButtonLink>
    </PageContainer>
  )
}
