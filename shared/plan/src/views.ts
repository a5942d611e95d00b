/** Components that only visitors with a plan load. */
export { PlanLine } from './line/PlanLine.tsx'
export { PlanLinkList } from './links/PlanLinkList.tsx'
