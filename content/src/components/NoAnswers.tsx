import { chatUrl } from '@storefront/domain'
import { Button, ButtonLink, EmptyState } from '@storefront/ui'

export type NoAnswersProps = { text: string; onClear: () => void; whatsapp: string }

/** No answer holds what was typed: a person can be asked the same. */
export function NoAnswers({ text, onClear, whatsapp }: NoAnswersProps) {
  return (
    <EmptyState
      title="No answers found"
      hint={`Nothing here mentions “${text.trim()}”. Try another word, or ask us.`}
    >
      <Button variant="secondary" onClick={onClear}>
        Show all answers
      </Button>
      <ButtonLink
        variant="whatsapp"
        href={chatUrl(whatsapp, `Hello! I have a question about: ${text.trim()}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        Ask by WhatsApp
      </ButtonLink>
    </EmptyState>
  )
}
