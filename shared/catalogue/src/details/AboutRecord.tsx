import type { ListedProduct } from '@storefront/contract'
import { Button, PlainList, SafeHtml, type SafeHtmlText } from '@storefront/ui'
import { Check, Icon } from '@storefront/ui/icons'
import { useId, useState } from 'react'
import styles from './AboutRecord.module.css'
import { DetailSection } from './DetailSection.tsx'

type AboutRecordProps = {
  product: ListedProduct
  description: SafeHtmlText
  services: readonly string[]
}

export function AboutRecord({ product, description, services }: AboutRecordProps) {
  return (
    <>
      {description && (
        <DetailSection title={`About this ${product}`}>
          <FoldedHtml html={description} />
        </DetailSection>
      )}
      {services.length > 0 && (
        <DetailSection title="Included Services">
          <PlainList className={styles.list}>
            {services.map((service) => (
              <li key={service} className={styles.service}>
                <Icon shape={Check} size={20} className={styles.mark} />
                <span>{service}</span>
              </li>
            ))}
          </PlainList>
        </DetailSection>
      )}
    </>
  )
}

/** Length in characters, with tags, above which a phone folds the description. */
const foldedFrom = 420

function FoldedHtml({ html }: { html: SafeHtmlText }) {
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
