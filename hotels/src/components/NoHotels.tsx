import { NothingFound, type NothingFoundProps } from '@storefront/catalogue'

export type NoHotelsProps = Omit<NothingFoundProps, 'title' | 'hint'>

/** A search that found nothing, or failed: the text is the same (spec §8). */
export function NoHotels(props: NoHotelsProps) {
  return (
    <NothingFound
      title="No Hotels Found"
      hint="Please try a different destination or broaden your search."
      {...props}
    />
  )
}
