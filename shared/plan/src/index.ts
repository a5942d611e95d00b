/** The visitor's trip beside a page: one line, and links to other products (product 4.12). */
export type { PlanLineProps } from './line/PlanLine.tsx'
export { PlanLinks } from './links/PlanLinks.tsx'
export { PlanSlot } from './PlanSlot.tsx'
export { isPlanRecord } from './plan-records.ts'
