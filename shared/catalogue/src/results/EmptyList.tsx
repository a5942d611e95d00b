import { Button, ChatLink, EmptyState, WhatsAppIcon } from '@storefront/ui'
import type { ReactNode } from 'react'
import type { ListWords } from '../rules/list-words.ts'
import styles from './EmptyList.module.css'

export type EmptyListProps = Pick<ListWords, 'none' | 'hint'> & {
  /** Sentence below the exact text. It may arrive later. */
  reason?: ReactNode
  /** Chat link that states the search. */
  chatAddress: string
  onEdit: () => void
  /** Section right below the texts, e.g. hotels in two rooms. */
  below?: ReactNode
  /** Further ways on. */
  children?: ReactNode
}

/** Empty or failed search: its exact text, the reason and ways on. */
export function EmptyList(props: EmptyListProps) {
  const { none, hint, reason, chatAddress, onEdit, below, children } = props
  const ways = (
    <>
      <Button variant="primary" onClick={onEdit}>
        Edit search
      </Button>
      {children}
      <ChatLink href={chatAddress}>
        <WhatsAppIcon />
        Ask us on WhatsApp
      </ChatLink>
    </>
  )
  return (
    <>
      <EmptyState title={none} hint={hint} reason={reason}>
        {!below && ways}
      </EmptyState>
      {below}
      {below && <div className={styles.ways}>{ways}</div>}
    </>
  )
}
