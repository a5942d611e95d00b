import { NothingFound, type NothingFoundProps } from '@storefront/catalogue'

export type NoPackagesProps = Omit<NothingFoundProps, 'title' | 'hint'>

/** A search that found nothing, or failed: the text is the same (spec §8). */
export function NoPackages(props: NoPackagesProps) {
  return (
    <NothingFound
      title="No Packages Found"
      hint="Please try a different destination or broaden your search."
      {...props}
    />
  )
}
