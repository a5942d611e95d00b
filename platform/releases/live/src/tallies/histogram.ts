/** How often each size was measured: counts by the number of a bucket, which reaches 5 % further than the one below. */
export type Histogram = Record<string, number>

const growth = 1.05

/** The bucket of a size; everything up to 1 is in bucket 0. */
export function bucketOf(size: number): number {
  return size <= 1 ? 0 : Math.ceil(Math.log(size) / Math.log(growth))
}

/** The histogram of one measured size. */
export function histogramOf(size: number): Histogram {
  return { [bucketOf(size)]: 1 }
}

/** What both counted together. */
export function addHistograms(one: Histogram, other: Histogram): Histogram {
  const sum = { ...one }
  for (const [bucket, count] of Object.entries(other)) sum[bucket] = (sum[bucket] ?? 0) + count
  return sum
}

/** How many sizes were measured. */
export function countOf(histogram: Histogram): number {
  return Object.values(histogram).reduce((sum, count) => sum + count, 0)
}

/** How many sizes are beyond a bucket. */
export function countBeyond(histogram: Histogram, bucket: number): number {
  return countOf(
    Object.fromEntries(Object.entries(histogram).filter(([number]) => Number(number) > bucket)),
  )
}

/** The bucket that a share of the sizes, between 0 and 1, does not exceed; null where nothing was measured. */
export function quantileBucket(histogram: Histogram, share: number): number | null {
  const wanted = countOf(histogram) * share
  let seen = 0
  for (const bucket of Object.keys(histogram)
    .map(Number)
    .sort((a, b) => a - b)) {
    seen += histogram[bucket] ?? 0
    if (seen >= wanted) return bucket
  }
  return null
}

/** The largest size of a bucket, rounded. */
export function sizeOf(bucket: number): number {
  return bucket === 0 ? 0 : Math.round(growth ** bucket)
}

/** What a share of the sizes does not exceed, to 5 %; null where nothing was measured. */
export function quantile(histogram: Histogram, share: number): number | null {
  const bucket = quantileBucket(histogram, share)
  return bucket === null ? null : sizeOf(bucket)
}
