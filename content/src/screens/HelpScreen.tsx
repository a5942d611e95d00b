import { paths } from '@storefront/contract'
import { PageHead } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { PageContainer, PageTitle, PlainList } from '@storefront/ui'
import { AskInstead } from '../components/AskInstead.tsx'
import { TopicCard } from '../components/TopicCard.tsx'
import { faqSections } from '../domain/faq/faq.ts'
import styles from './HelpScreen.module.css'

/** `/support/help`: where to find what (readings, help). */
export function HelpScreen() {
  const { agency } = useStorefront()
  return (
    <PageContainer>
      <PageHead
        title="Help"
        description="Help with booking, payment, documents, changes and travelling with children, and how to reach us."
      />
      <PageTitle title="Help" subtitle="Choose a topic, or ask our team in Cancún." />
      <PlainList className={styles.topics}>
        {faqSections.map(({ id, title, summary }) => (
          <li key={id}>
            <TopicCard id={id} title={title} summary={summary} to={`${paths.faq}#${id}`} />
          </li>
        ))}
        <li>
          <TopicCard
            id="account"
            title="Your bookings"
            summary="Find a booking made on this device, or ask about any other."
            to={paths.account}
          />
        </li>
      </PlainList>
      <AskInstead whatsapp={agency.whatsapp} />
    </PageContainer>
  )
}
