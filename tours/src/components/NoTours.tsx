import { NothingFound, type NothingFoundProps } from '@storefront/catalogue'

export type NoToursProps = Omit<NothingFoundProps, 'title' | 'hint'>

/** A search that found nothing, or failed: the text is the same (spec §8). */
export function NoTours(props: NoToursProps) {
  return (
    <NothingFound
      title="No Tours Found"
      hint="Please try a different destination or broaden your search."
      {...props}
    />
  )
}
