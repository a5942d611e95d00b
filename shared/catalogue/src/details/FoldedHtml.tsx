import { Button, SafeHtml, type SafeHtmlText } from '@storefront/ui'
import { useId, useState } from 'react'
import styles from './FoldedHtml.module.css'

/** Characters (tags included) that fit without folding on a phone. */
const foldedFrom = 420

/** A description. A long one is folded on a phone until the visitor asks for the rest. */
export function FoldedHtml({ html }: { html: SafeHtmlText }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isLong = html.length > foldedFrom
  return (
    <div>
      <div id={id} className={styles.text} data-folded={isLong && !isOpen}>
        <SafeHtml html={html} />
      </div>
      {isLong && (
        <Button
          variant="ghost"
          size="small"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Read more'}
        </Button>
      )}
    </div>
  )
}
