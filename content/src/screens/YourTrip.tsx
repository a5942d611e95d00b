import { saveCalendar, useDeviceBookings } from '@storefront/booking'
import { chatUrl, formatDayDate, planOf } from '@storefront/domain'
import { isPlanRecord } from '@storefront/plan'
import { useSession, useStorefront } from '@storefront/session'
import { Button, ChatLink, Dated, PlainList, WhatsAppIcon } from '@storefront/ui'
import { CalendarPlus, Icon } from '@storefront/ui/icons'
import section from '../components/AccountSection.module.css'
import { tripQuestion } from '../domain/booking-question.ts'
import { tripTimeline } from '../domain/trip-timeline.ts'
import styles from './YourTrip.module.css'

/** Bookings of this device as one trip by day, with one calendar file and one question for all. Browser only. */
export function YourTrip() {
  const { booked } = useDeviceBookings()
  const { agency } = useStorefront()
  const today = useSession((state) => state.today)
  const plan = planOf(booked.filter(isPlanRecord), null, { today, nowMs: Date.now() })
  if (!plan) return null
  const bookings = plan.parts.flatMap(({ record }) => record ?? [])
  return (
    <section className={section.section}>
      <h2>Your trip</h2>
      <PlainList className={styles.days}>
        {[...tripTimeline(plan)].map(([day, texts]) => (
          <li key={day} className={styles.day}>
            <strong>
              <Dated text={formatDayDate(day)} />
            </strong>
            {/* The same tour may be booked twice for a day. */}
            {[...texts.entries()].map(([index, text]) => (
              <span key={index}>{text}</span>
            ))}
          </li>
        ))}
      </PlainList>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => saveCalendar(bookings, agency)}>
          <Icon shape={CalendarPlus} size={18} />
          Add the whole trip to your calendar
        </Button>
        <ChatLink size="small" href={chatUrl(agency.whatsapp, tripQuestion(bookings))}>
          <WhatsAppIcon />
          Ask about the whole trip
        </ChatLink>
      </div>
    </section>
  )
}
