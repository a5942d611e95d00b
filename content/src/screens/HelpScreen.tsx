import { paths } from '@storefront/contract'
import { PageHead } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { Card, CardLink, PageContainer, PageTitle, PlainList } from '@storefront/ui'
import {
  Baby,
  BookOpenText,
  CalendarCheck,
  CircleQuestionMark,
  CreditCard,
  Icon,
  RefreshCw,
  Ticket,
} from '@storefront/ui/icons'
import { AskInstead } from '../components/AskInstead.tsx'
import cards from '../components/CardGrid.module.css'
import { faqSections } from '../domain/faq/questions.ts'
import styles from './HelpScreen.module.css'

/** `/support/help`: links to the FAQ and to contact. */
export function HelpScreen() {
  const { agency } = useStorefront()
  return (
    <PageContainer>
      <PageHead
        title="Help"
        description="Help with booking, payment, documents, changes and travelling with children, and how to reach us."
      />
      <PageTitle title="Help" subtitle="Choose a topic, or ask our team in Cancún." />
      <PlainList className={`${cards.grid} ${styles.topics}`}>
        {faqSections.map(({ id, title, summary }) => (
          <li key={id}>
            <TopicCard id={id} title={title} summary={summary} to={`${paths.faq}#${id}`} />
          </li>
        ))}
        <li>
          <TopicCard
            id="account"
            title="Your Account"
            summary="Find a booking made on this device, or ask about another one."
            to={paths.account}
          />
        </li>
      </PlainList>
      <AskInstead whatsapp={agency.whatsapp} />
    </PageContainer>
  )
}

const icons = new Map([
  ['booking', CalendarCheck],
  ['payment', CreditCard],
  ['documents', BookOpenText],
  ['changes', RefreshCw],
  ['children', Baby],
  ['account', Ticket],
])

type TopicCardProps = { id: string; title: string; summary: string; to: string }

function TopicCard({ id, title, summary, to }: TopicCardProps) {
  return (
    <Card interactive className={styles.card}>
      <span className={styles.icon}>
        <Icon shape={icons.get(id) ?? CircleQuestionMark} size={24} />
      </span>
      <h2 className={styles.title}>
        <CardLink to={to}>{title}</CardLink>
      </h2>
      <p className={styles.summary}>{summary}</p>
    </Card>
  )
}
