/** Components that only visitors with a plan load. */
export { PlanLine } from './line/PlanLine.tsx'
