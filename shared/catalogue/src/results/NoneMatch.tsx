import type { Product } from '@storefront/contract'
import { Button, EmptyState } from '@storefront/ui'
import { noneMatchText } from '../rules/list-words.ts'

/** Replaces a list whose filters leave nothing. */
export function NoneMatch({ product, onClear }: { product: Product; onClear: () => void }) {
  return (
    <EmptyState title={noneMatchText(product)}>
      <Button variant="primary" onClick={onClear}>
        Clear filters
      </Button>
    </EmptyState>
  )
}
