import { Link, PageHead } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { PageContainer, PageTitle, PlainList } from '@storefront/ui'
import { type LegalText, legalText } from '../domain/legal/legal-text.ts'
import { publishDateText } from '../domain/publish-date.ts'
import styles from './LegalScreen.module.css'
import { useTargetByHash } from './use-target-by-hash.ts'

/** `/privacy` and `/terms`: a legal text with its table of contents. */
export function LegalScreen(props: { text: LegalText }) {
  const text = legalText(props.text, useStorefront().agency)
  useTargetByHash()
  return (
    <PageContainer width="narrow">
      <PageHead title={text.title} description={text.description} />
      <PageTitle title={text.title} subtitle={text.intro} />
      <small>
        Last changed on <time dateTime={text.updated}>{publishDateText(text.updated)}</time>
      </small>
      <nav aria-label="On this page" className={styles.contents}>
        <PlainList>
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <Link to={`#${id}`}>{heading}</Link>
            </li>
          ))}
        </PlainList>
      </nav>
      {text.sections.map(({ id, heading, blocks }) => (
        <section key={id} className={styles.section}>
          <h2 id={id} tabIndex={-1}>
            {heading}
          </h2>
          {blocks.map((block) =>
            typeof block === 'string' ? (
              <p key={block}>{block}</p>
            ) : (
              <ul key={block[0]}>
                {block.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </PageContainer>
  )
}
