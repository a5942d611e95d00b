export * from './list-rules.ts'
export * from './list-view.ts'
