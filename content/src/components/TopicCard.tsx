import { Card, CardLink } from '@storefront/ui'
import {
  Baby,
  BookOpenText,
  CalendarCheck,
  CircleQuestionMark,
  CreditCard,
  RefreshCw,
  Ticket,
} from '@storefront/ui/icons'
import styles from './TopicCard.module.css'

const icons = new Map([
  ['booking', CalendarCheck],
  ['payment', CreditCard],
  ['documents', BookOpenText],
  ['changes', RefreshCw],
  ['children', Baby],
  ['account', Ticket],
])

export type TopicCardProps = { id: string; title: string; summary: string; to: string }

/** A kind of question and the way to its answers. */
export function TopicCard({ id, title, summary, to }: TopicCardProps) {
  const Icon = icons.get(id) ?? CircleQuestionMark
  return (
    <Card interactive className={styles.card}>
      <span className={styles.icon}>
        <Icon size={24} aria-hidden="true" />
      </span>
      <h2 className={styles.title}>
        <CardLink to={to}>{title}</CardLink>
      </h2>
      <p className={styles.summary}>{summary}</p>
    </Card>
  )
}
