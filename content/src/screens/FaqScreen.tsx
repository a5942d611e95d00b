import { chatUrl, countText } from '@storefront/domain'
import { Link, PageHead } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import {
  Button,
  ChatLink,
  EmptyState,
  PageContainer,
  PageTitle,
  TextField,
  VisuallyHidden,
} from '@storefront/ui'
import { ChevronDown, Icon, LinkIcon } from '@storefront/ui/icons'
import { useRef, useState } from 'react'
import { AskInstead } from '../components/AskInstead.tsx'
import { LinkRow } from '../components/LinkRow.tsx'
import { faqPage, matchingSections } from '../domain/faq/faq.ts'
import { type FaqSection, faqSections, type Question } from '../domain/faq/questions.ts'
import styles from './FaqScreen.module.css'
import { useTargetByHash } from './use-target-by-hash.ts'

/** `/support/faq`: questions by section, with a text filter. */
export function FaqScreen() {
  const { agency } = useStorefront()
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useTargetByHash()
  const sections = matchingSections(faqSections, text)
  const count = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <PageContainer>
      <PageHead
        title="Frequently asked questions"
        description="Answers about booking, payment, documents, changes and travelling with children."
        jsonLd={faqPage(faqSections)}
      />
      <PageTitle
        title="Frequently asked questions"
        subtitle="About booking, payment, documents, changes and travelling with children."
      />
      <div className={styles.columns}>
        <div>
          <LinkRow
            label="Sections"
            links={sections.map(({ id, title }) => ({ to: `#${id}`, label: title }))}
            beside
          />
        </div>
        <div className={styles.answers}>
          <search>
            <TextField
              ref={search}
              label="Search the answers"
              type="search"
              placeholder="For example: passport"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <VisuallyHidden role="status">
              {text.trim() && `${countText(count, 'answer', 'answers')} found`}
            </VisuallyHidden>
          </search>
          {sections.map((section) => (
            <FaqSectionView key={section.id} section={section} />
          ))}
          {count === 0 ? (
            <NoAnswers
              text={text}
              onClear={() => {
                setText('')
                // The focused button is removed.
                search.current?.focus()
              }}
              whatsapp={agency.whatsapp}
            />
          ) : (
            <AskInstead whatsapp={agency.whatsapp} />
          )}
        </div>
      </div>
    </PageContainer>
  )
}

type NoAnswersProps = { text: string; onClear: () => void; whatsapp: string }

function NoAnswers({ text, onClear, whatsapp }: NoAnswersProps) {
  return (
    <EmptyState
      title="No answers found"
      hint={`Nothing here mentions “${text.trim()}”. Try another word, or ask us.`}
    >
      <Button variant="secondary" onClick={onClear}>
        Show all answers
      </Button>
      <ChatLink href={chatUrl(whatsapp, `Hello! I have a question about: ${text.trim()}`)}>
        Ask by WhatsApp
      </ChatLink>
    </EmptyState>
  )
}

function FaqSectionView({ section }: { section: FaqSection }) {
  return (
    <section className={styles.section}>
      <h2 id={section.id} tabIndex={-1} className={styles.title}>
        {section.title}
      </h2>
      {section.questions.map((question) => (
        <QuestionItem key={question.id} question={question} />
      ))}
    </section>
  )
}

/** A question whose answer opens below it. The answer has the id, so that browsers open it for a link even without scripts. */
function QuestionItem({ question }: { question: Question }) {
  const { id, answer, link } = question
  return (
    <details className={styles.item}>
      <summary className={styles.summary}>
        <h3 className={styles.question}>{question.question}</h3>
        <Icon shape={ChevronDown} size={20} className={styles.arrow} />
      </summary>
      <div id={id} className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.links}>
          {link && <Link to={link.to}>{link.label}</Link>}
          <Link to={`#${id}`} className={styles.address}>
            <Icon shape={LinkIcon} size={16} />
            Link to this answer
          </Link>
        </p>
      </div>
    </details>
  )
}
