export * from './booking-tables.ts'
export * from './catalogue-tables.ts'
