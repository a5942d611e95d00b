export * from './client.ts'
export * from './errors.ts'
export * from './random-key.ts'
export * from './read.ts'
