import type * as v from 'valibot'
import { tour } from './tours.ts'

/** Package: read as a tour is (spec §3 shows its price alone). */
export const travelPackage = tour

export type WirePackage = v.InferOutput<typeof travelPackage>
